import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../process/root.js';
import { type Counts, forgetCounts, readCounts } from './counts.js';
import { judge } from './judge.js';
import type { Suite, SuiteContext } from './suite.js';

/** How a suite ended. */
export interface Verdict extends Counts {
  readonly suite: string;
  readonly seconds: number;
  /** Not run, since a program that it needs cannot be had here. */
  readonly skipped?: boolean;
}

const LINES_SHOWN = 100;

function keepLog(suite: string, output: string): string {
  const text = stripVTControlCharacters(output);
  mkdirSync(inRoot('.cache', 'logs'), { recursive: true });
  writeFileSync(inRoot('.cache', 'logs', `${suite}.log`), text);
  return text;
}

function showFailure(suite: string, text: string): void {
  const lines = text.trimEnd().split('\n');
  const cut =
    lines.length > LINES_SHOWN ? [`… ${lines.length - LINES_SHOWN} lines before, in .cache/logs/${suite}.log`] : [];
  console.log([...cut, ...lines.slice(-LINES_SHOWN)].map((line) => `  ${suite} | ${line}`).join('\n'));
}

/** A suite that is not run, since a program that it needs cannot be had here. */
export function skipSuite({ name }: Suite): Verdict {
  return { suite: name, seconds: 0, passed: 0, failed: 0, skipped: true };
}

/** Runs one suite to its end, keeps its log, and shows the end of it when something failed. */
export async function runSuite({ name, run }: Suite, context: SuiteContext): Promise<Verdict> {
  const started = performance.now();
  console.log(`▶ ${name}`);
  forgetCounts(name);
  const outcome = await run(context).catch((error: unknown) => ({ code: 1, output: String(error) }));
  const text = keepLog(name, outcome.output);
  const counts = judge(outcome.code, readCounts(name));
  const seconds = (performance.now() - started) / 1000;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) showFailure(name, text);
  return { suite: name, seconds, ...counts };
}
