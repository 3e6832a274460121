import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from '../process/root.js';

/** A test that ran. */
export interface TestCase {
  readonly title: string;
  /** Path from the root of the workspace. */
  readonly file: string;
  readonly line?: number;
  readonly seconds: number;
  readonly passed: boolean;
  /** What it said when it failed. */
  readonly error?: string;
  /** Paths of what it left: pictures, traces. */
  readonly left: readonly string[];
  /** Which part of its suite ran it. */
  readonly part?: number;
}

const folder = inRoot('.cache', 'reports');

/** Where the tool of a suite's part writes its report. */
export const reportFile = (part: string): string => `${folder}/${part.replaceAll(/[^\w.-]+/g, '-')}.json`;

/** Removes what an earlier run of the part left. */
export function forgetReport(part: string): void {
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile(part), { force: true });
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
      readonly location?: { readonly line: number } | null;
    }[];
  }[];
}

const fromRoot = (path: string) => relative(root, path);

function ofVitest({ testResults }: VitestReport): TestCase[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): TestCase[] => {
    const file = fromRoot(name);
    const ran = assertionResults.filter((one) => one.status === 'passed' || one.status === 'failed');
    // A file that does not even load has no tests.
    if (status === 'failed' && !ran.some((one) => one.status === 'failed'))
      return [{ title: 'it loads', file, seconds: 0, passed: false, error: message, left: [] }];
    return ran.map(({ fullName, duration, location, failureMessages, ...one }) => ({
      title: fullName,
      file,
      ...(location && { line: location.line }),
      seconds: (duration ?? 0) / 1000,
      passed: one.status === 'passed',
      ...(one.status === 'failed' && { error: failureMessages?.join('\n') ?? '' }),
      left: [],
    }));
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
        readonly attachments: readonly { readonly path?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

function ofPlaywright({ config, suites, errors }: PlaywrightReport): TestCase[] {
  const gather = (suite: PlaywrightSuite, above: readonly string[]): TestCase[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }): TestCase => {
          const passed = status === 'expected';
          const messages = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
          return {
            title: [...above, title].filter((part) => part !== '').join(' › '),
            file: fromRoot(`${config.rootDir}/${file}`),
            line,
            seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
            passed,
            ...(!passed && { error: messages.join('\n') }),
            left: results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? [])),
          };
        }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => gather(inner, [...above, inner.title])),
  ];
  const outside = errors.map(({ message }) => ({
    title: 'outside of the tests',
    file: fromRoot(config.rootDir),
    seconds: 0,
    passed: false,
    error: message ?? '',
    left: [],
  }));
  return [...suites.flatMap((suite) => gather(suite, [])), ...outside];
}

type Report = VitestReport | PlaywrightReport | { readonly cases: readonly TestCase[] };

function casesOf(report: Report): readonly TestCase[] {
  if ('cases' in report) return report.cases;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

/** The tests that a part of a suite ran, whichever tool reports them; undefined where it left no report. */
export function readReport(part: string): readonly TestCase[] | undefined {
  const file = reportFile(part);
  if (!existsSync(file)) return undefined;
  const cases = casesOf(JSON.parse(readFileSync(file, 'utf8')));
  return cases.map((one) => (one.error ? { ...one, error: stripVTControlCharacters(one.error) } : one));
}
