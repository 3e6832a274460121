import { collections } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { collectionRecord, getCollection, getCollectionBy } from './findCollection';
import { collectionListing } from './listing';
import { collectionMigrations } from './migration';
import { approveCollection, rejectCollection, returnCollection } from './review';
import { collectionEvents } from './sandbox';
import { collectionSchemas } from './schema';
import { statusCounts } from './statusCounts';

/** Payments that arrive under virtual accounts. */
export const collectionConcept: Concept = {
  name: 'collections',
  migrations: collectionMigrations,
  sandbox: collectionEvents,
  resources: [
    implement(
      collections,
      collectionSchemas,
      {
        ...listingVerbs(collectionListing),
        get: getCollection,
        getBy: getCollectionBy,
        call: { statusCounts },
        callById: { approve: approveCollection, reject: rejectCollection, return: returnCollection },
        export: exportVerb('collections', collectionListing, collectionSchemas.row),
      },
      { record: collectionRecord },
    ),
  ],
};

export { lockCollection } from './findCollection';
export { coverCollection } from './moveCollection';
export { collectionTable } from './table';
