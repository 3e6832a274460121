import type { WithdrawalOrderContract } from './contract';

/** The whole record of a withdrawal order, as an example. @source ours */
export const withdrawalOrderFixture: WithdrawalOrderContract['record'] = {
  id: '019cad8e-18e1-7000-8d96-fc66bc168631',
  productType: 10,
  ownerId: '0198a000-0000-7000-8000-000000000001',
  ownerName: 'Meridian Payments',
  accountId: '01953c71-19c0-763b-acb4-425f6a1a000d',
  status: 3,
  displayStatus: 'processing',
  amount: {
    amount: '45581.00',
    currency: 'USD',
  },
  fee: {
    amount: '22.79',
    currency: 'USD',
  },
  debited: {
    amount: '45603.79',
    currency: 'USD',
  },
  received: {
    amount: '45581.00',
    currency: 'USD',
  },
  transactionId: '019cad8e-18e1-7001-a84e-1d0a3475badc',
  reason: null,
  createdBy: 'Amara Okafor',
  createdAt: '2026-03-02T07:58:16.801Z',
  completedAt: null,
  allowedActions: [],
  withdrawalAccountId: '0193b50d-c9c0-767e-b6f6-64ca06541188',
  holderName: 'Meridian Payments',
  bankName: 'Harbor Trust',
  accountEnding: '8333',
  refundTransactionId: null,
  timeline: [
    {
      status: 1,
      at: '2026-03-02T07:58:16.801Z',
      reason: null,
      actor: 'Amara Okafor',
    },
    {
      status: 3,
      at: '2026-03-02T08:10:16.801Z',
      reason: null,
      actor: null,
    },
  ],
};
