import pg from 'pg';

/** A connection over which one server is asked again and again. */
export interface Watch<T> {
  /** The server's answer, or what stands for none. One question at a time. */
  ask(): Promise<T>;
  /** Why the last question had no answer; undefined where it had one. */
  failure(): string | undefined;
  close(): void;
}

const ANSWER_MS = 2_000;

// A switchover without a promotion begins by setting the primary to read only.
const TIMELINE = `SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' THEN 0
  ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;

/** Number of the timeline that a connection's server writes; 0 where it takes no writes. */
export async function timelineOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ timeline: number }>(TIMELINE);
  return rows[0]?.timeline ?? 0;
}

/** Opens a watch that puts one question to one server, and connects anew after each failure. */
export function openWatch<T>(url: string, question: (client: pg.ClientBase) => Promise<T>, none: T): Watch<T> {
  let connected: pg.Client | undefined;
  let asked: Promise<T> | undefined;
  let failure: string | undefined;

  const drop = () => {
    connected?.end().catch(() => {});
    connected = undefined;
  };
  const connect = async () => {
    const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const client = new pg.Client({ connectionString: url, application_name: 'corridor-watch', ...limits });
    // The next question finds out.
    client.on('error', () => {});
    connected = client;
    await client.connect();
    return client;
  };
  const answer = async () => {
    try {
      const told = await question(connected ?? (await connect()));
      failure = undefined;
      return told;
    } catch (reason) {
      failure = reason instanceof Error ? reason.message : 'unknown failure';
      drop();
      return none;
    } finally {
      asked = undefined;
    }
  };
  return {
    ask: () => {
      asked ??= answer();
      return asked;
    },
    failure: () => failure,
    close: drop,
  };
}
