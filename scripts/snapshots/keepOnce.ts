import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../process/root.js';

/** Where something is kept that is made once and served to all: its folder and what tells it from others there. */
interface Place {
  readonly folder: string;
  /** What the names of its former states begin with. */
  readonly kind: string;
  /** What it is made from, as `stampOf` gives it. */
  readonly stamp: string;
  readonly ending?: string;
}

/** Path of a file or folder in the cache, made by `make` where its stamp is new; former states go, but for the last, and an unfinished one is never seen. */
export async function keepOnce(place: Place, make: (path: string) => Promise<void>): Promise<string> {
  const { folder, kind, stamp, ending = '' } = place;
  const name = `${kind}-${stamp}${ending}`;
  const path = inRoot('.cache', folder, name);
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  // Somebody else may have made the same meanwhile.
  if (existsSync(path)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, path);
  forgetFormer(place);
  return path;
}

function forgetFormer({ folder, kind, stamp }: Place): void {
  const madeAt = (name: string) => statSync(inRoot('.cache', folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const former = readdirSync(inRoot('.cache', folder))
    .filter((name) => name.startsWith(`${kind}-`) && !name.startsWith(`${kind}-${stamp}`))
    .sort((one, other) => madeAt(other) - madeAt(one));
  // Whoever began before midnight still uses the last one.
  for (const name of former.slice(1)) rmSync(inRoot('.cache', folder, name), { recursive: true, force: true });
}
