import { defineResource } from '../resource';
import type { PaymentOrderContract } from './contract';

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
  },
  calls: { price: 'read' },
  callsById: { cancel: MOVES_MONEY },
});
