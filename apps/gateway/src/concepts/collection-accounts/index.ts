import { collectionAccounts } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { collectionAccountListing, getCollectionAccount } from './listing';
import { collectionAccountSchemas } from './schema';

/** Accounts that hold collections. */
export const collectionAccountConcept: Concept = {
  name: 'collection-accounts',
  resources: [
    implement(
      collectionAccounts,
      collectionAccountSchemas,
      {
        ...listingVerbs(collectionAccountListing),
        get: getCollectionAccount,
        export: exportVerb('collection-accounts', collectionAccountListing, collectionAccountSchemas.row),
      },
      { rows: collectionAccountListing.id },
    ),
  ],
};
