import { exchangeQuotes } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { implement } from '../resource';
import { createQuote } from './createQuote';
import { getQuote, requote } from './findQuote';
import { exchangeQuoteMigrations } from './migration';
import { listRates } from './rates';
import { exchangeQuoteEvents } from './sandbox';
import { exchangeQuoteSchemas } from './schema';

/** Rates and prices that hold for three minutes. */
export const exchangeQuoteConcept: Concept = {
  name: 'exchange-quotes',
  migrations: exchangeQuoteMigrations,
  sandbox: exchangeQuoteEvents,
  resources: [
    implement(exchangeQuotes, exchangeQuoteSchemas, {
      get: getQuote,
      create: createQuote,
      call: { rates: listRates },
      callById: { requote },
    }),
  ],
};

export { storeQuote } from './createQuote';
export { lockQuote } from './findQuote';
export { exchangeColumns, quoteTable, type StoredQuote } from './table';
