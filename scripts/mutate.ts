import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { GROUPS, type Group } from './mutate/groups.js';
import { inRoot } from './process/root.js';

const USAGE = `usage: npm run mutate -- [<group> [<glob>…]]; groups: ${GROUPS.map(({ name }) => name).join(' ')}`;

/** What has nothing to notice: tests, what only they use, and looks. */
const LEFT_OUT = ['test', 'test-d', 'stories', 'styles', 'docs'].map((kind) => `!**/*.${kind}.{ts,tsx}`);
const HELD_BACK = [...LEFT_OUT, '!**/testing/**', '!**/fixtures.ts'];

/** Puts faults into a group's sources one at a time, and returns true if its tests notice as many as they must. */
async function mutate({ name, project, sources, least }: Group, globs: readonly string[]): Promise<boolean> {
  console.log(`\n${name}: at least ${least} %`);
  process.env.MUTATED_PROJECT = project;
  process.exitCode = 0;
  const changed = globs.length > 0 ? globs : sources.map((source) => `${source}/**/*.{ts,tsx}`);
  const stryker = new Stryker({
    mutate: [...changed, ...HELD_BACK],
    concurrency: Number(process.env.MUTATE_CONCURRENCY ?? availableParallelism()),
    incrementalFile: inRoot('.cache', 'mutate', `${name}.json`),
    htmlReporter: { fileName: inRoot('.cache', 'mutate', `${name}.html`) },
    thresholds: { high: 100, low: least, break: least },
  });
  await stryker.runMutationTest();
  // Stryker says so where its score is below what must be.
  return process.exitCode === 0;
}

const [only, ...globs] = process.argv.slice(2);
const asked = GROUPS.filter(({ name }) => only === undefined || name === only);
if (asked.length === 0) console.error(`corridor: ${USAGE}`);
const passed: boolean[] = [];
for (const group of asked) passed.push(await mutate(group, globs));
process.exitCode = passed.length > 0 && passed.every(Boolean) ? 0 : 1;
