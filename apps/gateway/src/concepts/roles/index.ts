import { roles } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { getRole, roleRecord } from './findRole';
import { roleListing } from './listing';
import { roleSchemas } from './schema';
import { createRole, deleteRole, updateRole } from './writeRole';

/** Roles: what their users may do. */
export const roleConcept: Concept = {
  name: 'roles',
  resources: [
    implement(
      roles,
      roleSchemas,
      {
        ...listingVerbs(roleListing),
        get: getRole,
        create: createRole,
        update: updateRole,
        delete: deleteRole,
        export: exportVerb('roles', roleListing, roleSchemas.row),
      },
      { record: roleRecord },
    ),
  ],
};

export { keepRights, lockRights } from './keepRights';
export { ruleSchema } from './ruleSchema';
export { isWithinOwn, refuseBeyondOwn, rulesByRole, rulesOfRoles } from './rules';
export { seeAsRole } from './seeAsRole';
export { permissionTable, rolePermissionTable, type StoredPermission } from './table';
