import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { inRoot } from '../scripts/process/root';

/** One of the two sets of specs. */
interface Project {
  readonly name: string;
  readonly testDir: string;
  readonly testMatch?: string;
}

const seed = process.env.CORRIDOR_SHUFFLE;

/** The place of a file in a shuffled order. */
const placeOf = (file: string): string => createHash('sha256').update(`${seed} ${file}`).digest('hex');

/** A set of specs as a project of Playwright, which orders files by name; shuffled, a project for each file, all of one name. */
export function inOrder(name: string): readonly Project[] {
  const testDir = inRoot('e2e', name);
  if (!seed) return [{ name, testDir }];
  const files = readdirSync(testDir).filter((file) => file.endsWith('.spec.ts'));
  const shuffled = files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return shuffled.map((file) => ({ name, testDir, testMatch: file }));
}
