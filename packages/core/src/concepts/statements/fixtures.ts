import type { StatementContract } from './contract';

/** The whole record of a statement, as an example. @source ours */
export const statementFixture: StatementContract['record'] = {
  id: '019ca6b1-dc00-8d24-83d8-c964a446c239',
  type: 'monthly',
  period: '2026-02',
  date: '2026-03-01',
  from: '2026-02-01T00:00:00.000Z',
  to: '2026-03-01T00:00:00.000Z',
  zone: 'Etc/UTC',
  accountId: '01953c71-19c0-7920-a4d8-c964a446c239',
  productType: 12,
  ownerId: '0183700b-18f6-7983-a913-f642efbb8e32',
  ownerName: 'Pampas Leather S.R.L.',
  currency: 'USD',
  beginningBalance: {
    amount: '131489.62',
    currency: 'USD',
  },
  changeAmount: {
    amount: '27678.33',
    currency: 'USD',
  },
  endingBalance: {
    amount: '159167.95',
    currency: 'USD',
  },
  lines: 4,
  fileName: 'statement-USD-2026-02-a446c239',
  credits: {
    amount: '27690.33',
    currency: 'USD',
  },
  debits: {
    amount: '12.00',
    currency: 'USD',
  },
  holds: [],
};
