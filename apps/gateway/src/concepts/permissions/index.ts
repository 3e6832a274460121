import { permissions } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { getPermission, permissionListing, permissionRecord } from './listing';
import { permissionMigrations } from './migration';
import { permissionSchemas } from './schema';
import { seedPermissions } from './seed';
import { createPermission, deletePermission, updatePermission } from './writePermission';

/** Permissions: named rules for roles. */
export const permissionConcept: Concept = {
  name: 'permissions',
  migrations: permissionMigrations,
  seed: seedPermissions,
  resources: [
    implement(
      permissions,
      permissionSchemas,
      {
        ...listingVerbs(permissionListing),
        get: getPermission,
        create: createPermission,
        update: updatePermission,
        delete: deletePermission,
        export: exportVerb('permissions', permissionListing, permissionSchemas.row),
      },
      { record: permissionRecord },
    ),
  ],
};
