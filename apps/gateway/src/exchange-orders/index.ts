import { exchangeOrders } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { exchangeOrderColumns } from './columns';
import { settleExchanges } from './completeExchange';
import { createExchangeOrder } from './createExchangeOrder';
import { getExchangeOrder, getExchangeOrderBy } from './findExchangeOrder';
import { exchangeOrderListing } from './listing';
import { exchangeOrderMigrations } from './migration';
import { exchangeOrderSchemas } from './schema';

/** Exchange orders. */
export const exchangeOrderConcept: Concept = {
  name: 'exchange-orders',
  migrations: exchangeOrderMigrations,
  upkeep: settleExchanges,
  resources: [
    implement(exchangeOrders, exchangeOrderSchemas, {
      ...listingVerbs(exchangeOrderListing),
      get: getExchangeOrder,
      getBy: getExchangeOrderBy,
      create: createExchangeOrder,
      export: exportVerb('exchange-orders', exchangeOrderListing, exchangeOrderColumns),
    }),
  ],
};

export { completeExchange } from './completeExchange';
export { acceptQuote } from './createExchangeOrder';
