import type pg from 'pg';
import { type LedPool, leadConnections } from './leadConnections';
import { openWatch } from './watchServer';

/** A replica as it is followed. */
export interface WatchedReplica {
  /** Options of its pool, whose connections end once it says nothing more. */
  readonly pooled: LedPool;
  /** Returns true if it has the primary's log up to a position; also false where that is not known. */
  has(position: bigint): boolean;
  close(): void;
}

const LOOK_MS = 500;

// What it replayed is seen by whoever begins to read afterwards. A server that was promoted has no row: it is no replica.
const REPLAYED = `SELECT pg_last_wal_replay_lsn() - '0/0' AS replayed WHERE pg_is_in_recovery()`;

async function replayedBy(client: pg.ClientBase): Promise<bigint> {
  const { rows } = await client.query<{ replayed: string | null }>(REPLAYED);
  return BigInt(rows[0]?.replayed ?? 0);
}

/** Asks a replica twice a second how far it is. It may be away, now or later. */
export async function watchReplica(url: string): Promise<WatchedReplica> {
  let replayed = 0n;
  const { Client, endOthers } = leadConnections(() => (replayed > 0n ? url : undefined));
  const watch = openWatch(url, replayedBy, 0n);
  const look = async () => {
    replayed = await watch.ask();
    if (replayed === 0n) endOthers();
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return {
    pooled: { Client },
    has: (position) => replayed >= position,
    close: () => {
      clearInterval(timer);
      watch.close();
    },
  };
}
