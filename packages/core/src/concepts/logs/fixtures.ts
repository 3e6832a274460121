import type { LogContract } from './contract';

/** The whole record of a log, as an example. @source ours */
export const logFixture: LogContract['record'] = {
  id: '019cade2-11c0-7002-8a0e-b1be357b3a97',
  at: '2026-03-02T09:30:00.000Z',
  actorId: '017e5b08-a400-7d4c-9a46-95b275ded2c5',
  actorName: 'Amara Okafor',
  action: 'export',
  subject: 'card',
  subjectId: null,
  address: null,
  requestId: 'SA7681795271102526',
  userAgent: 'axios/1.21.1',
  before: null,
  after: {
    sort: {
      field: 'createdAt',
      direction: 'desc',
    },
    zone: 'UTC',
    filter: {},
  },
  seal: {
    position: 1204,
    hash: '6b1f0c5a0f5d4c2f9a8e7d3b21c4f6a7e8d9b0c1a2f3e4d5c6b7a8091a2b3c4d',
    previousHash: '0f5d4c2f9a8e7d3b21c4f6a7e8d9b0c1a2f3e4d5c6b7a8091a2b3c4d6b1f0c5a',
  },
};
