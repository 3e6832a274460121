import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../process/root.js';
import type { Verdict } from './summary.js';

const FILE = inRoot('.cache', 'results.json');

interface Results {
  readonly commit: string;
  readonly verdicts: readonly Verdict[];
}

function commitHere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', changed'}`;
  } catch {
    return 'no commit';
  }
}

/** Keeps how suites ended, so that a run that was cut off can go on. */
export function keepResults(verdicts: readonly Verdict[]): void {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ commit: commitHere(), verdicts } satisfies Results, null, 2));
}

/** How suites ended in the run before. @throws Error where there was none, or of other sources */
export function readResults(): readonly Verdict[] {
  if (!existsSync(FILE)) throw new Error('no run has ended a suite yet: run without --from.');
  const { commit, verdicts }: Results = JSON.parse(readFileSync(FILE, 'utf8'));
  if (commit !== commitHere()) throw new Error(`the results in ${FILE} are of ${commit}: run without --from.`);
  return verdicts;
}
