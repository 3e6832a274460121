import { type Database, databaseMigrations, migrate, openPglite } from '../../database';
import { openDatabase } from '../../node/openDatabase';
import { ledgerMigrations } from '../migration';
import { createScratchDatabase } from './scratchDatabase';

/** An open database with an empty or shared ledger in it. */
export interface Place {
  readonly db: Database;
  close(): Promise<void>;
}

/** The databases that every test of the ledger runs on: embedded always, a server when `DATABASE_URL` names one. */
export const PLACES: readonly (readonly [name: string, open: () => Promise<Place>])[] = process.env.DATABASE_URL
  ? [
      ['embedded', openEmbedded],
      ['server', () => openOnServer(process.env.DATABASE_URL ?? '')],
    ]
  : [['embedded', openEmbedded]];

let embedded: Promise<Database> | undefined;

// Starting one takes seconds, so that all files of a run share it; every test has a partner of its own.
async function openEmbedded(): Promise<Place> {
  embedded ??= openPglite().then(withLedger);
  return { db: await embedded, close: async () => {} };
}

async function openOnServer(serverURL: string): Promise<Place> {
  const scratch = await createScratchDatabase(serverURL);
  const db = await withLedger(await openDatabase({ databaseURL: scratch.url }));
  return { db, close: () => db.close().then(scratch.drop) };
}

/** Puts the ledger into an empty database. */
export async function withLedger(db: Database): Promise<Database> {
  await migrate(db, [...databaseMigrations, ...ledgerMigrations]);
  return db;
}
