import { bundle } from '../../apps/gateway/src/testing/bundle.js';
import { run } from '../process/run.js';
import { keepOnce } from './keepOnce.js';
import { stampOf } from './stampOf.js';

/** The moment that pictures show; their pages stop their clocks there. */
export const PICTURED = '2026-03-02T09:30:00Z';

/** Seeded today, for whoever runs stories; or at the moment that pictures show. */
export type SnapshotKind = 'today' | 'pictured';

const INPUTS = ['apps/gateway/src', 'packages/core/src', 'pnpm-lock.yaml'];

const today = () => new Date().toISOString().slice(0, 10);

/** A stamp of what the seeds of today are made from. */
export const todaysStamp = (): string => stampOf(INPUTS, today());

/** Path of a migrated and seeded database as one file; taken anew when the gateway, the rules or, where it is of today, the day has changed. */
export function seededSnapshot(kind: SnapshotKind): Promise<string> {
  const stamp = kind === 'today' ? todaysStamp() : stampOf(INPUTS, PICTURED);
  const place = { folder: 'snapshots', kind, stamp, ending: '.tgz' };
  return keepOnce(place, async (path) => {
    // As one file: loading the gateway source by source takes seconds more.
    const program = await bundle(new URL('./writeSnapshot.ts', import.meta.url));
    const { code, output } = await run(process.execPath, [program, path, ...(kind === 'today' ? [] : [PICTURED])]);
    if (code !== 0) throw new Error(output);
  });
}
