import { type Database, openPglite } from '../../platform/database';
import { lockDirectory } from './lockDirectory';
import { openPostgres } from './openPostgres';
import { StartError } from './StartError';

/** Where the data lives: a PostgreSQL server, or else a data directory for the embedded database. */
export interface DatabaseOptions {
  readonly databaseURL?: string | undefined;
  readonly dataDirectory?: string | undefined;
}

/** Opens the database that the options name. @throws StartError when it is in use, not writable or not reachable */
export async function openDatabase({ databaseURL, dataDirectory = '.data' }: DatabaseOptions): Promise<Database> {
  return databaseURL ? openServer(databaseURL) : openDirectory(dataDirectory);
}

async function openServer(url: string): Promise<Database> {
  const address = addressOf(url);
  const db = openPostgres({ url });
  try {
    await db.asOwner((run) => run('SELECT 1'));
    return db;
  } catch (reason) {
    await db.close();
    const detail = reason instanceof Error ? reason.message : 'unknown failure';
    throw new StartError(`the database at ${address} cannot be used: ${detail}`);
  }
}

async function openDirectory(directory: string): Promise<Database> {
  const release = await lockDirectory(directory);
  try {
    const db = await openPglite({ dataDir: directory });
    return { ...db, close: () => db.close().finally(release) };
  } catch (reason) {
    await release();
    throw new StartError(
      `data directory ${directory} cannot be opened: ${reason instanceof Error ? reason.message : 'unknown failure'}`,
    );
  }
}

// Host and name only: the rest of the address holds a password.
function addressOf(text: string): string {
  try {
    const url = new URL(text);
    return `${url.host}${url.pathname}`;
  } catch {
    throw new StartError('DATABASE_URL is not a valid address');
  }
}
