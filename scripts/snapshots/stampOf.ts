import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../process/root.js';

const SOURCE = /(?<!\.(test|test-d|stories))\.tsx?$/;

function sourcesIn(path: string): string[] {
  if (statSync(inRoot(path)).isFile()) return [path];
  const names = readdirSync(inRoot(path), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => SOURCE.test(name))
    .map((name) => join(path, name))
    .sort();
}

/** A stamp of what something is made from: files, the sources below folders, and a word where more than they decide. */
export function stampOf(paths: readonly string[], word = ''): string {
  const hash = createHash('sha256').update(word);
  for (const path of paths.flatMap(sourcesIn)) hash.update(path).update(readFileSync(inRoot(path)));
  return hash.digest('hex').slice(0, 16);
}
