import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../process/root.js';

/** How many tests of a suite passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const folder = inRoot('.cache', 'counts');

/** Where a suite's reporter writes its result. */
export const countsFile = (suite: string): string => `${folder}/${suite}.json`;

/** Removes what an earlier run of the suite left. */
export function forgetCounts(suite: string): void {
  mkdirSync(folder, { recursive: true });
  rmSync(countsFile(suite), { force: true });
}

/** Leaves a suite's counts for the summary of `npm test`. */
export function writeCounts(suite: string, counts: Counts): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(countsFile(suite), JSON.stringify(counts));
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

type Report = Counts | VitestReport | PlaywrightReport;

function countsOf(report: Report): Counts {
  if ('stats' in report) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  if (!('numPassedTests' in report)) return report;
  // A file that does not even load has a failed suite and no failed test.
  const unloaded = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
}

/** The counts that a suite left, whichever tool wrote them; undefined when it wrote none. */
export function readCounts(suite: string): Counts | undefined {
  try {
    return countsOf(JSON.parse(readFileSync(countsFile(suite), 'utf8')));
  } catch {
    return undefined;
  }
}
