import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { withVariables } from '../process/environment.js';
import { inRoot } from '../process/root.js';
import type { Outcome } from '../process/run.js';
import { suiteVariable } from './cpuMeter.js';
import { forgetReport, readReport, reportFile, type TestCase } from './reports.js';
import type { PartContext, Suite } from './suite.js';

/** How a part of a suite ended. */
export interface PartResult {
  readonly suite: Suite;
  readonly seconds: number;
  readonly cases: readonly TestCase[];
}

/** What parts of all suites have in common. */
export type Shared = Pick<PartContext, 'databaseUrl' | 'shuffle' | 'asked'>;

function keepLog(part: string, output: string): string {
  const log = join('.cache', 'logs', `${part.replaceAll(/[^\w.-]+/g, '-')}.log`);
  mkdirSync(inRoot('.cache', 'logs'), { recursive: true });
  writeFileSync(inRoot(log), stripVTControlCharacters(output));
  return log;
}

/** What a part comes to: its tests, and one failure more where its tool failed and no test says why, or where nothing ran. */
export function judgePart(
  name: string,
  { code, output }: Outcome,
  cases: readonly TestCase[] = [],
): readonly TestCase[] {
  const isExplained = cases.some(({ passed }) => !passed);
  if (isExplained || (code === 0 && cases.length > 0)) return cases;
  const last = stripVTControlCharacters(output).trimEnd().split('\n').slice(-10).join('\n');
  const title = code === 0 ? 'it ran no test' : `it ended with code ${code}`;
  return [...cases, { title, file: name, seconds: 0, passed: false, error: last, left: [] }];
}

/** Runs one part of a suite to its end and keeps its log. */
export async function runPart(suite: Suite, shard: PartContext['shard'], shared: Shared): Promise<PartResult> {
  const name = shard.count > 1 ? `${suite.name} ${shard.index} of ${shard.count}` : suite.name;
  const started = performance.now();
  forgetReport(name);
  const context = { ...shared, shard, report: reportFile(name) };
  const outcome = await withVariables(suiteVariable(suite.name), () => suite.run(context)).catch(
    (error: unknown): Outcome => ({ code: 1, output: String(error) }),
  );
  const log = keepLog(name, outcome.output);
  const cases = judgePart(log, outcome, readReport(name)).map((one) => ({ ...one, part: shard.index }));
  return { suite, seconds: (performance.now() - started) / 1000, cases };
}
