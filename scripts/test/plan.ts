import type { RunOptions } from './options.js';
import type { Suite } from './suite.js';
import { SUITES } from './suites.js';

const namesOf = (suites: readonly Suite[]) => suites.map(({ name }) => name).join(', ');

function find(name: string): Suite {
  const found = SUITES.find((suite) => suite.name === name);
  if (!found) throw new Error(`there is no suite "${name}"; there are ${namesOf(SUITES)}.`);
  return found;
}

/** The suites of a run, in their order: one, those of `npm test`, or those of the full matrix from one on. @throws Error where a name is wrong */
export function planSuites({ only, full, from, asked }: RunOptions): readonly Suite[] {
  // What is named stands in one part or the other: it is run in one.
  if (only !== undefined) return asked.length > 0 ? [{ ...find(only), shards: 1 }] : [find(only)];
  if (from !== undefined && !full) throw new Error('--from belongs to npm run test:full.');
  if (!full) return SUITES.filter(({ fullOnly }) => !fullOnly);
  const replaced = new Set(SUITES.flatMap(({ replaces }) => replaces ?? []));
  const all = SUITES.filter(({ name }) => !replaced.has(name));
  if (from === undefined) return all;
  const index = all.findIndex(({ name }) => name === from);
  if (index < 0) throw new Error(`--from takes one of: ${namesOf(all)}.`);
  return all.slice(index);
}
