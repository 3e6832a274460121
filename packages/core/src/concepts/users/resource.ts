import { defineResource } from '../../resource';
import { USER_SORTS, type UserContract } from './contract';

/** Users on the wire. @source spec §6 */
export const users = /* @__PURE__ */ defineResource<UserContract>('user', {
  verbs: {
    list: true,
    page: true,
    get: true,
    'get-by': true,
    'call-by-id': true,
    create: { effect: 'write', invalidates: ['role'] },
    update: true,
    delete: { effect: 'write', invalidates: ['role'] },
    export: true,
  },
  sorts: USER_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
  callsById: {
    enable: 'write',
    disable: 'write',
    bindRoles: { effect: 'write', invalidates: ['role'] },
    resetPassword: 'write',
    endSessions: 'write',
  },
});
