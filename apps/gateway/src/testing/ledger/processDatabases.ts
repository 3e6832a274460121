import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/database';
import { openDatabase } from '../../servers/node/openDatabase';
import { openEmbedded } from '../embedded';
import { createScratchDatabase } from './scratchDatabase';
import type { ServerData } from './startServer';

/** A database that processes open, one after the other or several at once. */
export interface ProcessDatabase {
  readonly data: ServerData;
  /** Opens it in this process; the embedded one only while no other process has it. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** The database that a run tests the ledger's processes on: a server when `DATABASE_URL` names one, or else an embedded one. */
export const PROCESS_DATABASES: readonly (readonly [name: string, prepare: () => Promise<ProcessDatabase>])[] = [
  process.env.DATABASE_URL ? ['server', onServer] : ['embedded', embedded],
];

async function embedded(): Promise<ProcessDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'corridor-ledger-'));
  await (await openEmbedded(directory)).close();
  return {
    data: { directory },
    open: () => openDatabase({ dataDirectory: directory }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function onServer(): Promise<ProcessDatabase> {
  const { url, drop } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  return { data: { url }, open: () => openDatabase({ databaseURL: url }), remove: drop };
}
