import { logs } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { chainMigrations } from './chainMigration';
import { getEntry, logListing } from './listing';
import { logMigrations } from './migration';
import { notifyMigrations } from './notifyMigration';
import { logSchemas } from './schema';

/** The audit log: read, never written by a call. */
export const logConcept: Concept = {
  name: 'logs',
  migrations: [...logMigrations, ...chainMigrations, ...notifyMigrations],
  resources: [
    implement(
      logs,
      logSchemas,
      {
        ...listingVerbs(logListing),
        get: getEntry,
        export: exportVerb('logs', logListing, logSchemas.row),
      },
      { rows: logListing.id },
    ),
  ],
};
