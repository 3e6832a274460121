import { StartError } from '../../app/StartError';
import { type Database, openPglite } from '../../platform/database';
import { type DatabaseHosts, readHosts } from './databaseHosts';
import { followPrimary } from './followPrimary';
import { lockDirectory } from './lockDirectory';
import { openPostgres, type PostgresOptions } from './openPostgres';
import { withReplica } from './withReplica';

/** Where the data lives: a PostgreSQL server, or else a data directory for the embedded database. */
export interface DatabaseOptions {
  /** May list several servers that replicate each other: `postgres://user@one:5432,two:5432/name`. */
  readonly databaseURL?: string | undefined;
  /** The server itself where `databaseURL` leads to a pooler in transaction mode, as pgbouncer. */
  readonly directURL?: string | undefined;
  /** A replica of it, for reads of what it has from its primary. */
  readonly replicaURL?: string | undefined;
  readonly dataDirectory?: string | undefined;
}

/** Opens the database that the options name. @throws StartError when it is in use, not writable or not reachable */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseURL, directURL, replicaURL, dataDirectory = '.data' } = options;
  if (!databaseURL) return openDirectory(dataDirectory);
  const isOne = replicaURL && readHosts(replicaURL)?.urls.length === 1;
  if (replicaURL && !isOne) throw new StartError('DATABASE_REPLICA_URL is not the address of one server');
  const db = await openServer(databaseURL, directURL);
  return replicaURL ? withReplica(db, replicaURL) : db;
}

async function openServer(address: string, directUrl?: string): Promise<Database> {
  const hosts = readHosts(address);
  if (!hosts) throw new StartError('DATABASE_URL is not a valid address');
  const isPooled = directUrl && hosts.urls.length === 1 && readHosts(directUrl)?.urls.length === 1;
  if (directUrl && !isPooled) throw new StartError('with DATABASE_DIRECT_URL, it and DATABASE_URL name one host each');
  try {
    return await openHosts(hosts, directUrl);
  } catch (reason) {
    const detail = reason instanceof Error ? reason.message : 'unknown failure';
    throw new StartError(`the database at ${hosts.place} cannot be used: ${detail}`);
  }
}

async function openHosts({ urls }: DatabaseHosts, directUrl?: string): Promise<Database> {
  const [url = ''] = urls;
  if (urls.length === 1) return openReachable({ url, directUrl });
  const primary = await followPrimary(urls);
  const db = await openReachable({ url, pooled: primary.pooled }).catch((reason: unknown) => {
    primary.close();
    throw reason;
  });
  return { ...db, close: () => db.close().finally(primary.close) };
}

async function openReachable(options: PostgresOptions): Promise<Database> {
  const db = openPostgres(options);
  try {
    await db.asOwner((run) => run('SELECT 1'));
    return db;
  } catch (reason) {
    await db.close();
    throw reason;
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
