import { readFileSync } from 'node:fs';
import { inRoot } from '../process/root.js';
import type { TestCase } from './reports.js';

/** How a suite ended. */
export interface Verdict {
  readonly suite: string;
  readonly cases: readonly TestCase[];
  /** Seconds by the clock, of all its parts together. */
  readonly seconds: number;
  /** Seconds of processor time; undefined where the system does not tell. */
  readonly cpu?: number;
  /** Not run, since a program that it needs cannot be had here. */
  readonly skipped?: boolean;
}

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Sums of all suites. */
export function totalOf(verdicts: readonly Pick<Verdict, 'cases'>[]): Counts {
  const cases = verdicts.flatMap((verdict) => verdict.cases);
  const passed = cases.filter((one) => one.passed).length;
  return { passed, failed: cases.length - passed };
}

/** Seconds of processor time that each suite may take, by the table of `docs/testing.md`. */
export function readBudgets(): ReadonlyMap<string, number> {
  const rows = readFileSync(inRoot('docs', 'testing.md'), 'utf8').matchAll(/^\| `([\w-]+)` \|.*\| (\d+) \|$/gm);
  return new Map([...rows].map(([, suite = '', seconds]) => [suite, Number(seconds)]));
}

const HEADINGS = ['passed', 'failed', 'seconds', 'cpu', 'budget'];

/** One line per suite: its counts, how long its parts took, and its processor time beside what it may take. */
export function tableOf(verdicts: readonly Verdict[], budgets: ReadonlyMap<string, number>): string {
  const width = Math.max(...verdicts.map(({ suite }) => suite.length), 'suite'.length);
  const line = (suite: string, cells: readonly string[]) =>
    [suite.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ').trimEnd();
  const rows = verdicts.map((verdict) => {
    if (verdict.skipped) return line(verdict.suite, ['skipped']);
    const { passed, failed } = totalOf([verdict]);
    const cpu = verdict.cpu?.toFixed(0) ?? '–';
    return line(verdict.suite, [
      `${passed}`,
      `${failed}`,
      verdict.seconds.toFixed(0),
      cpu,
      `${budgets.get(verdict.suite) ?? ''}`,
    ]);
  });
  return [line('suite', HEADINGS), ...rows].join('\n');
}

/** The slowest tests of each suite. */
export function slowestOf(verdicts: readonly Verdict[], count = 3): string {
  return verdicts
    .flatMap(({ suite, cases }) =>
      [...cases]
        .sort((one, other) => other.seconds - one.seconds)
        .slice(0, count)
        .map(({ seconds, file, title }) =>
          `${seconds.toFixed(1).padStart(6)} s  ${suite}  ${file}  ${title}`.slice(0, 160),
        ),
    )
    .join('\n');
}

/** What is said where a run took over a fifth more processor time than its suites may take together; undefined where it did not. */
export function overBudget(
  verdicts: readonly Pick<Verdict, 'suite' | 'cpu'>[],
  budgets: ReadonlyMap<string, number>,
  pace: number,
): string | undefined {
  const ran = verdicts.filter(({ suite, cpu }) => cpu !== undefined && budgets.has(suite));
  const used = ran.reduce((sum, { cpu = 0 }) => sum + cpu, 0);
  const allowed = ran.reduce((sum, { suite }) => sum + (budgets.get(suite) ?? 0), 0) * pace;
  if (used <= allowed * 1.2) return undefined;
  return `${used.toFixed(0)} s of processor time, ${allowed.toFixed(0)} are allowed: see docs/testing.md.`;
}

/** Last line of a run: sums of all suites, and the names of those that were skipped where any was. */
export function lastLineOf(verdicts: readonly Verdict[]): string {
  const { passed, failed } = totalOf(verdicts);
  const skipped = verdicts.filter((verdict) => verdict.skipped).map(({ suite }) => suite);
  const line = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? line : `${line}, ${skipped.length} skipped: ${skipped.join(', ')}`;
}
