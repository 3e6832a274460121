import { shops } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { shopColumns } from './columns';
import { shopListing } from './listing';
import { shopMigrations } from './migration';
import { shopSchemas } from './schema';
import { seedShops } from './seed';
import { createShop, deleteShop, getShop, updateShop } from './writeShop';

/** Shops. */
export const shopConcept: Concept = {
  name: 'shops',
  migrations: shopMigrations,
  seed: seedShops,
  resources: [
    implement(shops, shopSchemas, {
      ...listingVerbs(shopListing),
      get: getShop,
      create: createShop,
      update: updateShop,
      delete: deleteShop,
      export: exportVerb('shops', shopListing, shopColumns),
    }),
  ],
};

export { shopTable } from './table';
