import { collections } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { collectionColumns } from './columns';
import { getCollection, getCollectionBy } from './findCollection';
import { collectionListing } from './listing';
import { collectionMigrations } from './migration';
import { approveCollection, rejectCollection, returnCollection } from './review';
import { collectionEvents } from './sandbox';
import { collectionSchemas } from './schema';

/** Payments that arrive under virtual accounts. */
export const collectionConcept: Concept = {
  name: 'collections',
  migrations: collectionMigrations,
  sandbox: collectionEvents,
  resources: [
    implement(collections, collectionSchemas, {
      ...listingVerbs(collectionListing),
      get: getCollection,
      getBy: getCollectionBy,
      callById: { approve: approveCollection, reject: rejectCollection, return: returnCollection },
      export: exportVerb('collections', collectionListing, collectionColumns),
    }),
  ],
};

export { lockCollection } from './findCollection';
export { coverCollection } from './moveCollection';
export { collectionTable } from './table';
