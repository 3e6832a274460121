import { type Permission, permissions } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { type ExportColumn, exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { permissionListing } from './listing';
import { permissionSchemas } from './schema';
import { seedPermissions } from './seed';
import { createPermission, deletePermission, getPermission, updatePermission } from './writePermission';

const columns: Readonly<Record<string, ExportColumn<Permission>>> = {
  id: { label: { en: 'Permission ID', fr: 'Identifiant', zh: '权限编号' }, text: ({ id }) => id },
  privilegeName: { label: { en: 'Privilege', fr: 'Privilège', zh: '权限名称' }, text: (row) => row.privilegeName },
  moduleName: { label: { en: 'Module', fr: 'Module', zh: '模块名称' }, text: ({ moduleName }) => moduleName },
  sort: { label: { en: 'Sort', fr: 'Ordre', zh: '排序' }, text: ({ sort }) => String(sort) },
  createdAt: {
    label: { en: 'Created at', fr: 'Créée le', zh: '创建时间' },
    kind: 'instant',
    text: ({ createdAt }) => createdAt,
  },
};

/** Permissions: named rules for roles. */
export const permissionConcept: Concept = {
  name: 'permissions',
  seed: seedPermissions,
  resources: [
    implement(permissions, permissionSchemas, {
      ...listingVerbs(permissionListing),
      get: getPermission,
      create: createPermission,
      update: updatePermission,
      delete: deletePermission,
      export: exportVerb('permissions', permissionListing, columns),
    }),
  ],
};
