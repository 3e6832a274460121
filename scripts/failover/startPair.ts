import { vi } from 'vitest';
import { ask } from '../postgres/ask.js';
import { startStandby } from '../postgres/copies.js';
import type { Postgres } from '../postgres/runCluster.js';
import { startPostgres } from '../postgres/startPostgres.js';

/** A primary and a standby that has every commit before it is acknowledged. */
export interface Pair {
  /** Address that lists both; their ports stay. */
  readonly url: string;
  /** The primary's, then the standby's at the start. */
  readonly ports: readonly number[];
  /** Lets commits reach the standby while nobody hears of them, and waits until one does: its answer is lost with the primary. */
  readonly holdAnswers: () => Promise<void>;
  /** Kills the primary and promotes the standby, which then stands alone. Resolves once it takes writes. */
  readonly failOver: () => Promise<void>;
  /** Builds the killed server anew, as standby of the other. */
  readonly rebuild: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts both on free ports. */
export async function startPair(): Promise<Pair> {
  let primary = await startPostgres();
  const running = new Set([primary]);
  let killed: Postgres | undefined;
  const begin = async (port?: number) => {
    const server = await startStandby(primary, port);
    running.add(server);
    await requireStandby(primary);
    return server;
  };
  const end = async (server: Postgres) => {
    await server.stop();
    running.delete(server);
  };
  const stop = async () => void (await Promise.all([...running].map(end)));
  let standby = await begin().catch(async (reason: unknown) => {
    await stop();
    throw reason;
  });
  return {
    ports: [primary.port, standby.port],
    url: primary.url.replace(/(:\d+)\//, `$1,127.0.0.1:${standby.port}/`),
    holdAnswers: async () => {
      await ask(standby, 'SELECT pg_wal_replay_pause()');
      await vi.waitFor(async () => {
        const waiting = await ask(primary, `SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`);
        if (Number(waiting) < 1) throw new Error('no commit waits for the standby');
      }, WAIT);
    },
    failOver: async () => {
      killed = primary;
      killed.kill();
      await standby.promote();
      primary = standby;
    },
    rebuild: async () => {
      if (!killed) throw new Error('no server was killed');
      const { port } = killed;
      await end(killed);
      standby = await begin(port);
    },
    stop,
  };
}

const WAIT = { timeout: 60_000, interval: 100 };

/** Lets no commit be acknowledged any more that the standby does not have, and waits until it has all before. */
async function requireStandby(primary: Postgres): Promise<void> {
  const settings = [`synchronous_standby_names = '*'`, 'synchronous_commit = remote_apply'];
  await ask(primary, ...settings.map((setting) => `ALTER SYSTEM SET ${setting}`), 'SELECT pg_reload_conf()');
  const until = (holds: string) =>
    vi.waitFor(async () => {
      const found = await ask(primary, `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND ${holds}`);
      if (found.trim() !== '1') throw new Error('the standby does not follow yet');
    }, WAIT);
  await until('true');
  // The process that tells all others to wait for the standby reads the setting before it makes a checkpoint.
  const position = await ask(primary, 'CHECKPOINT', 'SELECT pg_current_wal_insert_lsn()');
  await until(`flush_lsn >= '${position.trim()}'`);
}
