import type { PaymentBatchContract } from './contract';

/** The whole record of a payment batch, as an example. @source ours */
export const paymentBatchFixture: PaymentBatchContract['record'] = {
  id: '019c0983-4a73-7000-9a31-6fe51a05ba7c',
  name: 'suppliers-march.csv',
  payments: 1,
  placed: 1,
  refused: 0,
  createdBy: 'Amara Okafor',
  createdAt: '2026-01-29T11:28:44.171Z',
  finishedAt: '2026-01-29T11:28:45.171Z',
  lines: [
    {
      position: 1,
      source: null,
      requestId: '019c0983-4a73-7000-9a31-6fe51a05ba7c-1',
      ownerId: '0198a000-0000-7000-8000-000000000001',
      beneficiaryId: '01903c2c-b986-7a62-8fc8-6264cb16fa3e',
      payer: { id: '01953c71-19c0-763b-acb4-425f6a1a0004', ownerName: 'Harbor Pay', currency: 'BRL' },
      beneficiaryName: 'Luana Nogueira',
      accountEnding: 'MPLE',
      amount: { amount: '19330.00', currency: 'BRL' },
      feeDirection: 'shared',
      reference: 'Service contract 7967',
      state: 'placed',
      orderId: '019c0983-4a73-7000-9a31-6fe51a05add0',
      refusal: null,
    },
  ],
};
