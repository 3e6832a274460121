import { exchangeOrders } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { settleExchanges } from './completeExchange';
import { createExchangeOrder } from './createExchangeOrder';
import { exchangeOrderListing, getExchangeOrder, getExchangeOrderBy } from './listing';
import { exchangeOrderMigrations } from './migration';
import { exchangeOrderSchemas } from './schema';

/** Exchange orders. */
export const exchangeOrderConcept: Concept = {
  name: 'exchange-orders',
  migrations: exchangeOrderMigrations,
  scheduledJobs: [settleExchanges],
  resources: [
    implement(
      exchangeOrders,
      exchangeOrderSchemas,
      {
        ...listingVerbs(exchangeOrderListing),
        get: getExchangeOrder,
        getBy: getExchangeOrderBy,
        create: createExchangeOrder,
        export: exportVerb('exchange-orders', exchangeOrderListing, exchangeOrderSchemas.row),
      },
      { rows: exchangeOrderListing.id },
    ),
  ],
};

export { completeExchange } from './completeExchange';
export { acceptQuote } from './createExchangeOrder';
