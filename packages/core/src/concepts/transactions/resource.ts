import { defineResource } from '../../resource';
import { type AccountTransactionContract, TRANSACTION_SORTS } from './contract';

/** Account transactions on the wire. @source ours */
export const transactions = /* @__PURE__ */ defineResource<AccountTransactionContract>('transaction', {
  verbs: { list: true, page: true, get: true, 'get-by': true, export: true },
  sorts: TRANSACTION_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
});
