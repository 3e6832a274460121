import type { DepositContract } from './contract';

/** The whole record of a deposit, as an example. @source ours */
export const depositFixture: DepositContract['record'] = {
  id: '019ca8e5-9323-755e-a797-fcd44c3e11d6',
  accountId: '019ab139-3f5d-72f1-89ac-37e356946c8a',
  productType: 12,
  ownerId: '019ab139-3f5d-7a91-91c2-dc61ac8dbbe6',
  ownerName: '株式会社みなと貿易',
  status: 'completed',
  amount: {
    amount: '4023825',
    currency: 'JPY',
  },
  fee: {
    amount: '0',
    currency: 'JPY',
  },
  credited: {
    amount: '4023825',
    currency: 'JPY',
  },
  payerName: 'Helvetia Handels AG',
  payerAccountNumber: 'CH9300762011623852957',
  payerCountry: 'CH',
  reference: 'Invoice 16805',
  transactionId: '019ca8e5-9323-7021-ba47-ac2214ef18a1',
  receivedAt: '2026-03-01T10:15:43.651Z',
  returnedAt: null,
};
