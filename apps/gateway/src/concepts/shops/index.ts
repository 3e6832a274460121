import { shops } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { getShop, shopListing, shopRecord } from './listing';
import { shopMigrations } from './migration';
import { shopSchemas } from './schema';
import { seedShops } from './seed';
import { createShop, deleteShop, switchShop, updateShop } from './writeShop';

/** Shops. */
export const shopConcept: Concept = {
  name: 'shops',
  migrations: shopMigrations,
  seed: seedShops,
  resources: [
    implement(
      shops,
      shopSchemas,
      {
        ...listingVerbs(shopListing),
        get: getShop,
        callById: { enable: switchShop('enable'), disable: switchShop('disable') },
        create: createShop,
        update: updateShop,
        delete: deleteShop,
        export: exportVerb('shops', shopListing, shopSchemas.row),
      },
      { record: shopRecord },
    ),
  ],
};

export { shopTable } from './table';
