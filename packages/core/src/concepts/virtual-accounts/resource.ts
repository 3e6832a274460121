import { defineResource } from '../../resource';
import { VIRTUAL_ACCOUNT_SORTS, type VirtualAccountContract } from './contract';

/** Virtual accounts on the wire. @source ours */
export const virtualAccounts = /* @__PURE__ */ defineResource<VirtualAccountContract>('virtual-account', {
  verbs: {
    list: true,
    page: true,
    get: true,
    call: true,
    'call-by-id': true,
    create: true,
    update: true,
    export: true,
  },
  sorts: VIRTUAL_ACCOUNT_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { offers: 'read' },
  callsById: { enable: 'write', disable: 'write', letter: 'read' },
});
