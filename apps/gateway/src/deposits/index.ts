import { deposits } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { depositColumns } from './columns';
import { getDeposit } from './findDeposit';
import { depositListing } from './listing';
import { depositMigrations } from './migration';
import { depositEvents } from './sandbox';
import { depositSchemas } from './schema';

/** Deposits: for reading; the outside world makes them. */
export const depositConcept: Concept = {
  name: 'deposits',
  migrations: depositMigrations,
  sandbox: depositEvents,
  resources: [
    implement(deposits, depositSchemas, {
      ...listingVerbs(depositListing),
      get: getDeposit,
      export: exportVerb('deposits', depositListing, depositColumns),
    }),
  ],
};

export { depositTable } from './table';
