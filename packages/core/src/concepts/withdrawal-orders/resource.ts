import { defineResource } from '../../resource';
import { WITHDRAWAL_ORDER_SORTS, type WithdrawalOrderContract } from './contract';

const MOVES_MONEY = { effect: 'money', invalidates: ['account', 'transaction'] } as const;

/** Withdrawal orders on the wire; each change of one changes balances and transactions. @source ours */
export const withdrawalOrders = /* @__PURE__ */ defineResource<WithdrawalOrderContract>('withdrawal-order', {
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
  sorts: WITHDRAWAL_ORDER_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { price: 'read' },
  callsById: { cancel: MOVES_MONEY },
});
