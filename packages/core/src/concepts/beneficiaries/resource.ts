import { defineResource } from '../../resource';
import { BENEFICIARY_SORTS, type BeneficiaryContract } from './contract';

/** Beneficiaries on the wire. @source spec §3 */
export const beneficiaries = /* @__PURE__ */ defineResource<BeneficiaryContract>('beneficiary', {
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
  },
  sorts: BENEFICIARY_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { fields: 'read', duplicates: 'read', confirmPayee: 'read' },
  callsById: { enable: 'write', disable: 'write' },
});
