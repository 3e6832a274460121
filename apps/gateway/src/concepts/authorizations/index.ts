import { authorizations } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { expireAuthorizations } from './expire';
import { getAuthorization } from './findAuthorization';
import { authorizationListing } from './listing';
import { authorizationMigrations } from './migration';
import { authorizationEvents } from './sandbox';
import { authorizationSchemas } from './schema';
import { seedAuthorizations } from './seed';
import { renewUsage } from './usage';

/** Authorizations of cards: for reading; card networks make them. */
export const authorizationConcept: Concept = {
  name: 'authorizations',
  migrations: authorizationMigrations,
  sandbox: authorizationEvents,
  scheduledJobs: [expireAuthorizations, renewUsage],
  seed: seedAuthorizations,
  resources: [
    implement(
      authorizations,
      authorizationSchemas,
      {
        ...listingVerbs(authorizationListing),
        get: getAuthorization,
        export: exportVerb('authorizations', authorizationListing, authorizationSchemas.row),
      },
      { rows: authorizationListing.id },
    ),
  ],
};
