import { defineResource } from '../../resource';
import { MERCHANT_SORTS, type MerchantContract } from './contract';

/** Merchants on the wire: all eleven verbs. `delete` takes away what was never submitted. @source spec §3 */
export const merchants = /* @__PURE__ */ defineResource<MerchantContract>('merchant', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    call: true,
    'call-by-id': true,
    create: true,
    update: { effect: 'write', invalidates: ['card'] },
    delete: true,
    export: true,
    upload: true,
  },
  sorts: MERCHANT_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { statusCounts: 'read', nextReview: 'read' },
  callsById: {
    submit: 'write',
    approve: 'write',
    reject: 'write',
    requestMore: 'write',
    enable: 'write',
    disable: 'write',
    holdReview: { effect: 'write', invalidates: [] },
    releaseReview: { effect: 'write', invalidates: [] },
    document: 'read',
  },
});
