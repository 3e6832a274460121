import pg from 'pg';
import type { LedPool } from './leadConnections';

const CONNECT_MS = 5_000;

/** Milliseconds until a lost connection is opened again. */
const AGAIN_MS = 1_000;

/** Where to listen. */
interface ListenedServer {
  readonly url: string;
  readonly pooled?: LedPool | undefined;
}

/**
 * Listens on a connection of its own, which is opened again for as long as nobody stops it; `onNotice` hears null each time it
 * was. Rejects when it cannot be opened at first.
 */
export async function listenPostgres(
  { url, pooled }: ListenedServer,
  channel: string,
  onNotice: (payload: string | null) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  const Client = pooled?.Client ?? pg.Client;

  const connect = async () => {
    const own = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'corridor listener',
    });
    own.on('notification', ({ payload }) => onNotice(payload ?? null));
    // Without a listener a connection that the server closes would end the process.
    own.on('error', () => {});
    client = own;
    try {
      await own.connect();
      await pooled?.onConnect?.(own);
      await own.query(`LISTEN ${channel}`);
    } catch (reason) {
      await own.end().catch(() => {});
      throw reason;
    }
    own.once('end', later);
  };
  const later = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(() => onNotice(null), later);
    }, AGAIN_MS);
    timer.unref();
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
