import { defineResource } from '../resource';
import type { ShopContract } from './contract';

/** Shops on the wire. @source ours */
export const shops = /* @__PURE__ */ defineResource<ShopContract>('shop', {
  verbs: { list: true, page: true, get: true, create: true, update: true, delete: true, export: true },
});
