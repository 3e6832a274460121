import type { Outcome } from '../process/run.js';
import type { Build } from './builds.js';
import type { TestCase } from './reports.js';
import type { Tool } from './tools.js';

/** What a part of a suite may use. */
export interface PartContext {
  /** Which part of how many this is, from 1. */
  readonly shard: { readonly index: number; readonly count: number };
  /** Where the tool writes its report. */
  readonly report: string;
  /** Address of a PostgreSQL that runs for all. */
  readonly databaseUrl: () => Promise<string>;
  /** Seed of the order in which files run; undefined for their own. */
  readonly shuffle: number | undefined;
  /** Files and tests that are asked for alone, in the tool's own words. */
  readonly asked: readonly string[];
}

/** A part of `npm test` with counts of its own. */
export interface Suite {
  readonly name: string;
  /** Program beside Node without which the suite is skipped. */
  readonly needs?: Tool;
  /** What is built once, before suites that use it. */
  readonly uses: readonly Build[];
  /** Suites that have to be over before it, where they run at all. */
  readonly after?: readonly string[];
  /** Into how many parts it is cut so that all processors end together; one unless told. */
  readonly shards?: number;
  /** Returns true if a test of it that failed may be tried once more, alone: one that a browser runs. */
  readonly inBrowser?: boolean;
  /** In `npm run test:full` alone. */
  readonly fullOnly?: boolean;
  /** Suite of `npm test` that this one holds all of, and takes the place of. */
  readonly replaces?: string;
  /** The command that runs a failed test again, where it is not that of all suites. */
  readonly again?: (test: TestCase) => string;
  /** Runs one part with one process at work. */
  readonly run: (context: PartContext) => Promise<Outcome>;
}
