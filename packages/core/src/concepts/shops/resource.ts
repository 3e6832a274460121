import { defineResource } from '../../resource';
import { SHOP_SORTS, type ShopContract } from './contract';

/** Shops on the wire. @source spec §2 "Shops" */
export const shops = /* @__PURE__ */ defineResource<ShopContract>('shop', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'call-by-id': true,
    create: true,
    update: true,
    delete: true,
    export: true,
  },
  sorts: SHOP_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  callsById: { enable: 'write', disable: 'write' },
});
