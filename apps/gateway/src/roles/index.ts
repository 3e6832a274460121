import { type Role, roles } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { type ExportColumn, exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { getRole } from './findRole';
import { roleListing } from './listing';
import { roleSchemas } from './schema';
import { createRole, deleteRole, updateRole } from './writeRole';

const columns: Readonly<Record<string, ExportColumn<Role>>> = {
  id: { label: { en: 'Role ID', fr: 'Identifiant du rôle', zh: '角色编号' }, text: ({ id }) => id },
  name: { label: { en: 'Name', fr: 'Nom', zh: '名称' }, text: ({ name }) => name },
  description: { label: { en: 'Description', fr: 'Description', zh: '描述' }, text: ({ description }) => description },
  userCount: { label: { en: 'Users', fr: 'Utilisateurs', zh: '用户数' }, text: ({ userCount }) => String(userCount) },
  createdAt: {
    label: { en: 'Created at', fr: 'Créé le', zh: '创建时间' },
    kind: 'instant',
    text: ({ createdAt }) => createdAt,
  },
};

/** Roles: what their users may do. */
export const roleConcept: Concept = {
  name: 'roles',
  resources: [
    implement(roles, roleSchemas, {
      ...listingVerbs(roleListing),
      get: getRole,
      create: createRole,
      update: updateRole,
      delete: deleteRole,
      export: exportVerb('roles', roleListing, columns),
    }),
  ],
};

export { ruleSchema } from './ruleSchema';
export { refuseBeyondOwn, rulesOfRoles } from './rules';
export { permissionTable, type StoredPermission } from './table';
