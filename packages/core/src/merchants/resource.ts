import { defineResource } from '../resource';
import type { MerchantContract } from './contract';

/** Merchants on the wire. @source ours */
export const merchants = /* @__PURE__ */ defineResource<MerchantContract>('merchant', {
  verbs: { list: true, page: true, get: true },
});
