import { defineResource } from '../../resource';
import { MATERIAL_SORTS, type MaterialContract } from './contract';

/** Materials on the wire. @source ours */
export const materials = /* @__PURE__ */ defineResource<MaterialContract>('material', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'call-by-id': true,
    create: true,
    update: { effect: 'write', invalidates: ['material-link'] },
    delete: true,
    export: true,
    upload: { effect: 'write', invalidates: [] },
  },
  sorts: MATERIAL_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  callsById: { certificate: 'read' },
});
