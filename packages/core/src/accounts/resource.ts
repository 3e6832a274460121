import { defineResource } from '../resource';
import type { AccountContract } from './contract';

/** Accounts on the wire. @source ours */
export const accounts = /* @__PURE__ */ defineResource<AccountContract>('account', {
  verbs: { list: true, page: true, get: true, 'get-by': true, call: true, create: true, export: true },
  calls: { totals: 'read' },
});
