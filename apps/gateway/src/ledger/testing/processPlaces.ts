import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../database';
import { openDatabase } from '../../node/openDatabase';
import { openEmbedded } from '../../testing/embedded';
import { createScratchDatabase } from './scratchDatabase';
import type { ServerData } from './startServer';

/** A database that processes open, one after the other or several at once. */
export interface ProcessPlace {
  readonly data: ServerData;
  /** Opens it in this process; the embedded one only while no other process has it. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** The database that a run tests the ledger's processes on: a server when `DATABASE_URL` names one, or else an embedded one. */
export const PROCESS_PLACES: readonly (readonly [name: string, prepare: () => Promise<ProcessPlace>])[] = [
  process.env.DATABASE_URL ? ['server', onServer] : ['embedded', embedded],
];

async function embedded(): Promise<ProcessPlace> {
  const directory = await mkdtemp(join(tmpdir(), 'corridor-ledger-'));
  await (await openEmbedded(directory)).close();
  return {
    data: { directory },
    open: () => openDatabase({ dataDirectory: directory }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function onServer(): Promise<ProcessPlace> {
  const { url, drop } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  return { data: { url }, open: () => openDatabase({ databaseURL: url }), remove: drop };
}
