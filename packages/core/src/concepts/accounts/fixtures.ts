import type { AccountContract } from './contract';

/** The whole record of an account, as an example. @source ours */
export const accountFixture: AccountContract['record'] = {
  id: '01953c71-19c0-76be-ac19-b63fd00ec23c',
  productType: 12,
  ownerId: '0191fd62-a7a0-7b2c-9437-a0011f79a20d',
  ownerName: 'Aigerim Nurlanova',
  currency: 'EUR',
  balance: {
    amount: '92770.43',
    currency: 'EUR',
  },
  available: {
    amount: '92770.43',
    currency: 'EUR',
  },
  held: {
    amount: '0.00',
    currency: 'EUR',
  },
  collectionPending: {
    amount: '0.00',
    currency: 'EUR',
  },
  openedAt: '2025-02-25T09:30:00.000Z',
  lastBookedAt: '2026-02-02T12:45:04.472Z',
};
