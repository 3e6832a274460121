import { defineResource } from '../../resource';
import { WITHDRAWAL_ACCOUNT_SORTS, type WithdrawalAccountContract } from './contract';

/** Withdrawal accounts on the wire; `delete` takes one away that no order was made to. @source ours */
export const withdrawalAccounts = /* @__PURE__ */ defineResource<WithdrawalAccountContract>('withdrawal-account', {
  verbs: { list: true, page: true, get: true, 'call-by-id': true, create: true, delete: true, export: true },
  sorts: WITHDRAWAL_ACCOUNT_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  callsById: { verify: 'write', reject: 'write', disable: 'write', enable: 'write' },
});
