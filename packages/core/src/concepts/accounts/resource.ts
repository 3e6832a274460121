import { defineResource } from '../../resource';
import { ACCOUNT_SORTS, type AccountContract } from './contract';

/** Accounts on the wire. @source ours */
export const accounts = /* @__PURE__ */ defineResource<AccountContract>('account', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    call: true,
    'call-by-id': true,
    create: true,
    export: true,
  },
  sorts: ACCOUNT_SORTS,
  firstSort: { field: 'ownerName', direction: 'asc' },
  calls: { totals: 'read' },
  callsById: { holds: 'read' },
});
