import type { Outcome } from '../process/run.js';

/** What suites may use: the address of a PostgreSQL that runs for them. */
export interface SuiteContext {
  readonly databaseUrl: () => Promise<string>;
}

/** A part of `npm test` with counts of its own. */
export interface Suite {
  readonly name: string;
  readonly run: (context: SuiteContext) => Promise<Outcome>;
}
