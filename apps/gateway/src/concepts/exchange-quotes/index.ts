import { exchangeQuotes } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { implement } from '../../platform/resource';
import { createQuote } from './createQuote';
import { getQuote, quoteRecord, requote } from './findQuote';
import { forgetQuotes } from './forgetQuotes';
import { exchangeQuoteMigrations } from './migration';
import { followRates, listRates } from './rates';
import { exchangeQuoteEvents } from './sandbox';
import { exchangeQuoteSchemas } from './schema';

/** Rates and prices that hold for three minutes. */
export const exchangeQuoteConcept: Concept = {
  name: 'exchange-quotes',
  migrations: exchangeQuoteMigrations,
  scheduledJobs: [forgetQuotes, followRates],
  sandbox: exchangeQuoteEvents,
  resources: [
    implement(
      exchangeQuotes,
      exchangeQuoteSchemas,
      {
        get: getQuote,
        create: createQuote,
        call: { rates: listRates },
        callById: { requote },
      },
      { record: quoteRecord },
    ),
  ],
};

export { storeQuote } from './createQuote';
export { consumeQuote, lockQuote, quoteRecord, requireOpen } from './findQuote';
export { listRates, refreshRates } from './rates';
export { toQuote } from './row';
export { exchangeColumns, type StoredQuote } from './table';
