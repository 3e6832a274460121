import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { inRoot } from '../process/root.js';
import { runScript } from '../process/run.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a seeded database, from which every file of tests opens a gateway of its own. */
    seededGateway: string;
  }
}

/** Seeds a database once for all files of tests. */
export async function setup(project: TestProject): Promise<void> {
  const folder = inRoot('.cache', 'gateway');
  const path = join(folder, 'seeded.tgz');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runScript('vitest/writeSnapshot.ts', [path]);
  if (code !== 0) throw new Error(output);
  project.provide('seededGateway', path);
}
