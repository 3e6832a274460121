import { defineResource } from '../resource';
import type { AccountTransactionContract } from './contract';

/** Account transactions on the wire. @source ours */
export const transactions = /* @__PURE__ */ defineResource<AccountTransactionContract>('transaction', {
  verbs: { list: true, page: true, get: true, 'get-by': true, export: true },
});
