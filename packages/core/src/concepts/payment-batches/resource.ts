import { defineResource } from '../../resource';
import type { PaymentBatchContract } from './contract';

/** Batches of payments on the wire; each payment that is placed changes balances and orders. @source ours */
export const paymentBatches = /* @__PURE__ */ defineResource<PaymentBatchContract>('payment-batch', {
  verbs: { page: true, get: true, create: true, call: true, 'call-by-id': true },
  sorts: ['createdAt'],
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { lookup: 'read' },
  callsById: {
    place: { effect: 'money', invalidates: ['payment-order', 'account', 'transaction'] },
    drop: 'write',
  },
});
