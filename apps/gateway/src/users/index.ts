import { users } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { bindRoles } from './bindRoles';
import { userColumns } from './columns';
import { getUser, getUserBy } from './findUser';
import { userListing } from './listing';
import { userMigrations } from './migration';
import { resetPassword } from './password';
import { userSchemas } from './schema';
import { createUser, deleteUser, setEnabled, updateUser } from './writeUser';

/** Users of the back office and their roles. */
export const userConcept: Concept = {
  name: 'users',
  migrations: userMigrations,
  resources: [
    implement(users, userSchemas, {
      ...listingVerbs(userListing),
      get: getUser,
      getBy: getUserBy,
      callById: { enable: setEnabled(true), disable: setEnabled(false), bindRoles, resetPassword },
      create: createUser,
      update: updateUser,
      delete: deleteUser,
      export: exportVerb('users', userListing, userColumns),
    }),
  ],
};
