import { statementLines, statements } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { statementColumns } from './columns';
import { drawUpStatements, statementUpkeep } from './drawUp';
import { getStatement, getStatementBy } from './findStatement';
import { exportLines, pageLines } from './lines';
import { statementListing } from './listing';
import { statementMigrations } from './migration';
import { statementLineSchemas, statementSchemas } from './schema';

/** Statements of accounts, drawn up from the ledger when a day or month has ended. */
export const statementConcept: Concept = {
  name: 'statements',
  migrations: statementMigrations,
  seed: ({ tx, now }) => drawUpStatements(tx, now),
  upkeep: statementUpkeep,
  resources: [
    implement(statements, statementSchemas, {
      ...listingVerbs(statementListing),
      get: getStatement,
      getBy: getStatementBy,
      export: exportVerb('statements', statementListing, statementColumns),
    }),
    implement(statementLines, statementLineSchemas, { page: pageLines, export: exportLines }),
  ],
};
