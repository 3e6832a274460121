import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

/** Path of a file or folder in the cache, made by `make` where its stamp is new; former states go, and an unfinished one is never seen. */
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
  const isFormer = (other: string) => other.startsWith(`${kind}-`) && !other.startsWith(`${kind}-${stamp}`);
  for (const other of readdirSync(dirname(path)).filter(isFormer))
    rmSync(inRoot('.cache', folder, other), { recursive: true, force: true });
  return path;
}
