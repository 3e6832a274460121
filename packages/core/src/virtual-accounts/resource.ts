import { defineResource } from '../resource';
import type { VirtualAccountContract } from './contract';

/** Virtual accounts on the wire. @source ours */
export const virtualAccounts = /* @__PURE__ */ defineResource<VirtualAccountContract>('virtual-account', {
  verbs: { list: true, page: true, get: true, create: true, update: true, export: true },
});
