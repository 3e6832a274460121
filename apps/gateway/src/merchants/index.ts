import { merchants } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { listingVerbs } from '../listing';
import { implement } from '../resource';
import { getMerchant } from './getMerchant';
import { merchantListing } from './listing';
import { merchantMigrations } from './migration';
import { merchantSchemas } from './schema';
import { seedMerchants } from './seed';

/** Merchants, as far as cards need them. */
export const merchantConcept: Concept = {
  name: 'merchants',
  migrations: merchantMigrations,
  seed: seedMerchants,
  resources: [implement(merchants, merchantSchemas, { ...listingVerbs(merchantListing), get: getMerchant })],
};

export { findMerchant } from './getMerchant';
export { merchantTable } from './table';
