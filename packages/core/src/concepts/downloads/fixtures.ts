import type { DownloadContract } from './contract';

/** The whole record of a download, as an example. @source ours */
export const downloadFixture: DownloadContract['record'] = {
  id: '019cade2-11c0-7003-b002-2a847ad24593',
  resource: 'card',
  status: 'ready',
  fileName: 'cards-20260302-093000.csv',
  rowsDone: 270,
  rowsTotal: 270,
  size: 62116,
  createdAt: '2026-03-02T09:30:00.000Z',
  finishedAt: '2026-03-02T09:30:00.000Z',
  expiresAt: '2026-03-09T09:30:00.000Z',
  problem: null,
  allowedActions: ['fetch', 'again', 'delete'],
};
