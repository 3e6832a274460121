import { users } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { bindRoles } from './bindRoles';
import { endSessions } from './endSessions';
import { getUser, getUserBy, userListing, userRecord } from './listing';
import { userMigrations } from './migration';
import { resetPassword } from './password';
import { userSchemas } from './schema';
import { createUser, deleteUser, setEnabled, updateUser } from './writeUser';

/** Users of the back office and their roles. */
export const userConcept: Concept = {
  name: 'users',
  migrations: userMigrations,
  resources: [
    implement(
      users,
      userSchemas,
      {
        ...listingVerbs(userListing),
        get: getUser,
        getBy: getUserBy,
        callById: { enable: setEnabled(true), disable: setEnabled(false), bindRoles, resetPassword, endSessions },
        create: createUser,
        update: updateUser,
        delete: deleteUser,
        export: exportVerb('users', userListing, userSchemas.row),
      },
      { record: userRecord },
    ),
  ],
};
