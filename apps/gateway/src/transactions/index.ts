import { transactions } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { transactionColumns } from './columns';
import { getTransaction, getTransactionBy } from './detail';
import { transactionListing } from './listing';
import { transactionMigrations } from './migration';
import { transactionSchemas } from './schema';

/** Account transactions: for reading; orders and deposits write them. */
export const transactionConcept: Concept = {
  name: 'transactions',
  migrations: transactionMigrations,
  resources: [
    implement(transactions, transactionSchemas, {
      ...listingVerbs(transactionListing),
      get: getTransaction,
      getBy: getTransactionBy,
      export: exportVerb('transactions', transactionListing, transactionColumns),
    }),
  ],
};

export { type NewTransaction, recordTransactions } from './record';
export { markTransaction, settleTransaction } from './settleTransaction';
export { transactionTable } from './table';
