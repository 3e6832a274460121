import { defineResource } from '../../resource';
import { PAYMENT_ORDER_SORTS, type PaymentOrderContract } from './contract';

const MOVES_MONEY = { effect: 'money', invalidates: ['account', 'transaction'] } as const;

/** Payment orders on the wire; each change of one changes balances and transactions. @source ours */
export const paymentOrders = /* @__PURE__ */ defineResource<PaymentOrderContract>('payment-order', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    call: true,
    'call-by-id': true,
    create: MOVES_MONEY,
    export: true,
    upload: { effect: 'write', invalidates: [] },
  },
  sorts: PAYMENT_ORDER_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { price: 'read' },
  callsById: { cancel: MOVES_MONEY, invoice: 'read', receipt: 'read' },
});
