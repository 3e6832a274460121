import { type Database, openPglite } from '../platform/database';

let empty: Promise<Blob> | undefined;

/** Opens an empty embedded database: in memory, or in a directory. Making one from nothing takes seconds, so a run does that once. */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  return openPglite({ loadDataDir: await emptyDatabase(), ...(dataDir && { dataDir }) });
}

/** An embedded database with nothing in it, as one file. */
export function emptyDatabase(): Promise<Blob> {
  empty ??= dumpEmpty();
  return empty;
}

async function dumpEmpty(): Promise<Blob> {
  const db = await openPglite();
  const dump = await db.dump();
  await db.close();
  return dump;
}
