import { defineResource } from '../../resource';
import { PERMISSION_SORTS, type PermissionContract } from './contract';

/** Permissions on the wire. @source spec §6 */
export const permissions = /* @__PURE__ */ defineResource<PermissionContract>('permission', {
  verbs: {
    list: true,
    page: true,
    get: true,
    create: true,
    update: { effect: 'write', invalidates: ['role'] },
    delete: { effect: 'write', invalidates: ['role'] },
    export: true,
  },
  sorts: PERMISSION_SORTS,
  firstSort: { field: 'sort', direction: 'asc' },
});
