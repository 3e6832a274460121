import { readFileSync } from 'node:fs';
import { inRoot } from './root';
import { type Outcome, run } from './run';

/** Runs the pinned pnpm in a folder. */
export function runPnpm(args: readonly string[], cwd: string): Promise<Outcome> {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return run('npx', ['-y', String(packageManager).replace(/\+.*$/, ''), ...args], { cwd });
}
