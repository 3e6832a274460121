import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../process/root';
import { isClientModule } from './clientModule';

const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s*'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** A source file and all that it leads to at run time, at once or later. */
function graphOf(first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const file of found) {
    for (const [, now, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = join(dirname(file), now ?? later ?? '');
      const next = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(existsSync);
      if (next) found.add(next);
    }
  }
  return found;
}

it('the entry point of messages imports no client module, so that a server takes nothing into the page', () => {
  const files = [...graphOf(inRoot('packages', 'features', 'src', 'messages', 'index.ts'))];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => isClientModule(readFileSync(file, 'utf8')))).toEqual([]);
});
