import { defineResource } from '../../resource';
import { CARD_SORTS, type CardContract } from './contract';

/** Cards on the wire: all eleven verbs. `delete` withdraws an application that was never activated. @source spec §7 */
export const cards = /* @__PURE__ */ defineResource<CardContract>('card', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    call: true,
    'call-by-id': true,
    create: true,
    update: true,
    delete: true,
    export: true,
    upload: true,
  },
  sorts: CARD_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { bins: 'read' },
  callsById: {
    activate: 'write',
    block: 'write',
    unblock: 'write',
    reportLoss: 'write',
    cancelLoss: 'write',
    revoke: 'write',
    updateAcsPassword: 'write',
    resetAcsPassword: 'write',
    updatePin: 'write',
    resetPin: 'write',
    topUp: { effect: 'money', invalidates: ['account', 'transaction'] },
    findTopUp: 'read',
    reveal: 'write',
  },
});
