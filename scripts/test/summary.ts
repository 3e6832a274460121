import type { Counts } from './counts.js';
import type { Verdict } from './runSuite.js';

/** One line per suite: its counts and how long it took. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ suite }) => suite.length), 'suite'.length);
  const line = (suite: string, ...cells: string[]) =>
    [suite.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ');
  const rows = verdicts.map(({ suite, passed, failed, seconds, skipped }) =>
    skipped ? line(suite, 'skipped') : line(suite, String(passed), String(failed), seconds.toFixed(1)),
  );
  return [line('suite', 'passed', 'failed', 'seconds'), ...rows].join('\n');
}

/** Sums of all suites. */
export function totalOf(verdicts: readonly Verdict[]): Counts {
  return verdicts.reduce<Counts>(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Last line of `npm test`: sums of all suites, and the names of those that were skipped where any was. */
export function lastLineOf(verdicts: readonly Verdict[]): string {
  const { passed, failed } = totalOf(verdicts);
  const skipped = verdicts.filter((verdict) => verdict.skipped).map(({ suite }) => suite);
  const line = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? line : `${line}, ${skipped.length} skipped: ${skipped.join(', ')}`;
}
