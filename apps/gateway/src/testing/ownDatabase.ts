import type { Database } from '../platform/database';
import { openDatabase } from '../servers/node/openDatabase';
import { openEmbedded } from './embedded';
import { createScratchDatabase } from './ledger/scratchDatabase';

/** Opens an empty database for one test alone, of the kind that the run's tests are on; closing it removes it. */
export async function openOwnDatabase(): Promise<Database> {
  const serverURL = process.env.DATABASE_URL;
  if (!serverURL) return openEmbedded();
  const { url, drop } = await createScratchDatabase(serverURL);
  const db = await openDatabase({ databaseURL: url });
  return { ...db, close: () => db.close().then(drop) };
}
