import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../process/root.js';
import { runScript } from '../process/run.js';

/** The moment that pictures show; their pages stop their clocks there. */
export const PICTURED = '2026-03-02T09:30:00Z';

/** Seeded today, for whoever runs stories; or at the moment that pictures show. */
export type SnapshotKind = 'today' | 'pictured';

const folder = inRoot('.cache', 'snapshots');
const INPUTS = ['apps/gateway/src', 'packages/core/src', 'pnpm-lock.yaml'];

function sourcesIn(path: string): string[] {
  if (path.endsWith('.yaml')) return [path];
  return readdirSync(inRoot(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => join(path, name))
    .sort();
}

/** What a snapshot depends on: the gateway, its database, the rules and, where it is of today, the day. */
function stampOf(kind: SnapshotKind): string {
  const hash = createHash('sha256').update(kind === 'today' ? new Date().toISOString().slice(0, 10) : PICTURED);
  for (const path of INPUTS.flatMap(sourcesIn)) hash.update(path).update(readFileSync(inRoot(path)));
  return hash.digest('hex').slice(0, 16);
}

/** Path of a migrated and seeded database as one file; taken anew when anything that it depends on has changed. */
export async function seededSnapshot(kind: SnapshotKind): Promise<string> {
  const path = join(folder, `${kind}-${stampOf(kind)}.tgz`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  const { code, output } = await runScript('snapshots/writeSnapshot.ts', [
    unfinished,
    ...(kind === 'today' ? [] : [PICTURED]),
  ]);
  if (code !== 0) throw new Error(output);
  renameSync(unfinished, path);
  const stale = (name: string) => name.startsWith(kind) && name.endsWith('.tgz') && join(folder, name) !== path;
  for (const name of readdirSync(folder).filter(stale)) rmSync(join(folder, name), { force: true });
  return path;
}
