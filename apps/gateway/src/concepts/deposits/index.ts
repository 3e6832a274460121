import { deposits } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';

import { depositListing, getDeposit } from './listing';
import { depositMigrations } from './migration';
import { depositEvents } from './sandbox';
import { depositSchemas } from './schema';

/** Deposits: for reading; the outside world makes them. */
export const depositConcept: Concept = {
  name: 'deposits',
  migrations: depositMigrations,
  sandbox: depositEvents,
  resources: [
    implement(
      deposits,
      depositSchemas,
      {
        ...listingVerbs(depositListing),
        get: getDeposit,
        export: exportVerb('deposits', depositListing, depositSchemas.row),
      },
      { rows: depositListing.id },
    ),
  ],
};

export { depositTable } from './table';
