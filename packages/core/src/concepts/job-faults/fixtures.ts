import type { JobFaultContract } from './contract';

/** The whole record of a job fault, as an example. @source ours */
export const jobFaultFixture: JobFaultContract['record'] = {
  id: '019cade2-31c0-7002-8a0e-b1be357b3a02',
  job: 'exchangeSettlement',
  subject: 'exchange-order',
  subjectId: '019cade2-21c0-7002-8a0e-b1be357b3b17',
  reason: 'locked',
  faults: 2,
  dueAt: '2026-03-02T09:00:00.000Z',
  firstFaultAt: '2026-03-02T09:00:04.000Z',
  lastFaultAt: '2026-03-02T09:01:04.000Z',
  nextTryAt: '2026-03-02T09:01:24.000Z',
  allowedActions: ['retry'],
};
