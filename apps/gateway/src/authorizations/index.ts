import { authorizations } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { authorizationColumns } from './columns';
import { authorizationUpkeep } from './expire';
import { getAuthorization } from './findAuthorization';
import { authorizationListing } from './listing';
import { authorizationMigrations } from './migration';
import { authorizationEvents } from './sandbox';
import { authorizationSchemas } from './schema';
import { seedAuthorizations } from './seed';

/** Authorizations of cards: for reading; card networks make them. */
export const authorizationConcept: Concept = {
  name: 'authorizations',
  migrations: authorizationMigrations,
  sandbox: authorizationEvents,
  upkeep: authorizationUpkeep,
  seed: seedAuthorizations,
  resources: [
    implement(authorizations, authorizationSchemas, {
      ...listingVerbs(authorizationListing),
      get: getAuthorization,
      export: exportVerb('authorizations', authorizationListing, authorizationColumns),
    }),
  ],
};
