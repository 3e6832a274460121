import { defineResource } from '../../resource';
import { ROLE_SORTS, type RoleContract } from './contract';

/** Roles on the wire. @source spec §6 */
export const roles = /* @__PURE__ */ defineResource<RoleContract>('role', {
  verbs: {
    list: true,
    page: true,
    get: true,
    create: true,
    update: { effect: 'write', invalidates: ['user'] },
    delete: true,
    export: true,
  },
  sorts: ROLE_SORTS,
  firstSort: { field: 'name', direction: 'asc' },
});
