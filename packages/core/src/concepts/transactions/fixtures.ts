import type { AccountTransactionContract } from './contract';

/** The whole record of a transaction, as an example. @source ours */
export const transactionFixture: AccountTransactionContract['record'] = {
  id: '019cacd6-0dd6-7001-8dcf-f9a9f3079804',
  accountId: '01953c71-19c0-7d12-88bf-1786b5d55417',
  productType: 12,
  ownerId: '0186447d-0c68-7d50-a8ec-abfc631f9e38',
  ownerName: 'Priya Raghunathan',
  component: 'available',
  type: 111,
  status: 1,
  billingAmount: {
    amount: '31763.00',
    currency: 'EUR',
  },
  billingFee: {
    amount: '15.88',
    currency: 'EUR',
  },
  balanceChange: {
    amount: '-31778.88',
    currency: 'EUR',
  },
  balanceAfter: {
    amount: '195100.25',
    currency: 'EUR',
  },
  transactionAmount: {
    amount: '31763.00',
    currency: 'EUR',
  },
  conversionRate: null,
  relatedTransactionId: null,
  country: 'DE',
  merchantInfo: null,
  counterpartyAccountNumber: 'DE06370400449289582379',
  counterpartyName: 'Anneliese Groß',
  reference: 'Supplier settlement 5669',
  createdAt: '2026-03-02T04:37:15.350Z',
  bookedAt: '2026-03-02T04:49:15.350Z',
  source: {
    kind: 'payment-order',
    id: '019cacd6-0dd6-7000-86c1-b911fc96daa7',
  },
  cardId: null,
  transferId: '019cade2-11c0-7e24-8889-51225725ba50',
  related: [],
};
