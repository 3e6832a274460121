import { statementLines, statements } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { getStatement, getStatementBy } from './findStatement';
import { generateStatements, statementJobs } from './generateStatements';
import { exportLines, pageLines } from './lines';
import { statementListing } from './listing';
import { statementMigrations } from './migration';
import { statementLineSchemas, statementSchemas } from './schema';

/** Statements of accounts, generated from the ledger when a day or month has ended. */
export const statementConcept: Concept = {
  name: 'statements',
  migrations: statementMigrations,
  seed: ({ tx, now }) => generateStatements(tx, now),
  scheduledJobs: statementJobs,
  resources: [
    implement(
      statements,
      statementSchemas,
      {
        ...listingVerbs(statementListing),
        get: getStatement,
        getBy: getStatementBy,
        export: exportVerb('statements', statementListing, statementSchemas.row),
      },
      { rows: statementListing.id },
    ),
    implement(statementLines, statementLineSchemas, { page: pageLines, export: exportLines }),
  ],
};
