import { transferOrders } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { transferOrderBreaches } from './breaches';
import { createTransferOrder, priceTransfer } from './createTransferOrder';
import { getTransferOrder, getTransferOrderBy, transferOrderListing } from './listing';
import { transferOrderMigrations } from './migration';
import { transferOrderSchemas } from './schema';
import { seedTransferOrders } from './seed';

/** Transfers between accounts of one partner. */
export const transferOrderConcept: Concept = {
  name: 'transfer-orders',
  breaches: transferOrderBreaches,
  migrations: transferOrderMigrations,
  seed: seedTransferOrders,
  resources: [
    implement(
      transferOrders,
      transferOrderSchemas,
      {
        ...listingVerbs(transferOrderListing),
        get: getTransferOrder,
        getBy: getTransferOrderBy,
        call: { price: priceTransfer },
        create: createTransferOrder,
        export: exportVerb('transfer-orders', transferOrderListing, transferOrderSchemas.row),
      },
      { rows: transferOrderListing.id },
    ),
  ],
};
