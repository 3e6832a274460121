import { defineResource } from '../../resource';
import { AUTHORIZATION_SORTS, type AuthorizationContract } from './contract';

/** Authorizations on the wire. @source ours */
export const authorizations = /* @__PURE__ */ defineResource<AuthorizationContract>('authorization', {
  verbs: { list: true, page: true, get: true, export: true },
  sorts: AUTHORIZATION_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
});
