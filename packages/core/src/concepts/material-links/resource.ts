import { defineResource } from '../../resource';
import { MATERIAL_LINK_SORTS, type MaterialLinkContract } from './contract';

const LINKING = { effect: 'write', invalidates: ['material', 'collection'] } as const;

/** Material links on the wire. @source ours */
export const materialLinks = /* @__PURE__ */ defineResource<MaterialLinkContract>('material-link', {
  verbs: { list: true, page: true, get: true, call: true, create: LINKING, delete: LINKING, export: true },
  sorts: MATERIAL_LINK_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  calls: { candidates: 'read', create: LINKING },
});
