import type { Outcome } from '../process/run.js';

/** What suites may use. */
export interface SuiteContext {
  /** Address of a PostgreSQL that runs for them. */
  readonly databaseUrl: () => Promise<string>;
  /** Has the seeds of today written once, before suites that begin with them find none and each write their own. */
  readonly seeds: () => Promise<unknown>;
}

/** A part of `npm test` with counts of its own. */
export interface Suite {
  readonly name: string;
  readonly run: (context: SuiteContext) => Promise<Outcome>;
}
