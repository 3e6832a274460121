import { defineResource } from '../../resource';
import { TRANSFER_ORDER_SORTS, type TransferOrderContract } from './contract';

/** Transfer orders on the wire; each changes two balances and adds two transactions. @source ours */
export const transferOrders = /* @__PURE__ */ defineResource<TransferOrderContract>('transfer-order', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    call: true,
    create: { effect: 'money', invalidates: ['account', 'transaction'] },
    export: true,
  },
  sorts: TRANSFER_ORDER_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { price: 'read' },
});
