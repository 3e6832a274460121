import type { Outcome } from '../process/run.js';
import type { Tool } from './tools.js';

/** What suites may use. */
export interface SuiteContext {
  /** Everything that takes long is done too. */
  readonly isFull: boolean;
  /** Address of a PostgreSQL that runs for them. */
  readonly databaseUrl: () => Promise<string>;
  /** Has the seeds of today written once, before suites that begin with them find none and each write their own. */
  readonly seeds: () => Promise<unknown>;
  /** Has the back office built once, before suites that use it find none and each build their own in the same folder. */
  readonly backOffice: () => Promise<unknown>;
}

/** A part of `npm test` with counts of its own. */
export interface Suite {
  readonly name: string;
  /** Program beside Node without which the suite is skipped. */
  readonly needs?: Tool;
  readonly run: (context: SuiteContext) => Promise<Outcome>;
}
