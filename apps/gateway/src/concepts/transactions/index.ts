import { transactions } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { transactionBreaches } from './breaches';
import { getTransaction, getTransactionBy } from './detail';
import { transactionListing } from './listing';
import { transactionMigrations } from './migration';
import { transactionSchemas } from './schema';

/** Account transactions: for reading; orders and deposits write them. */
export const transactionConcept: Concept = {
  name: 'transactions',
  breaches: transactionBreaches,
  migrations: transactionMigrations,
  resources: [
    implement(
      transactions,
      transactionSchemas,
      {
        ...listingVerbs(transactionListing),
        get: getTransaction,
        getBy: getTransactionBy,
        export: exportVerb('transactions', transactionListing, transactionSchemas.row),
      },
      { rows: transactionListing.id },
    ),
  ],
};

export { moving } from './conditions';
export { type NewTransaction, recordTransactions } from './record';
export { markTransaction, settleTransaction } from './settleTransaction';
export { transactionTable } from './table';
