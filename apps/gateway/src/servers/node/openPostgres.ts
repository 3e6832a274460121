import { drizzle } from 'drizzle-orm/node-postgres/driver';
import pg from 'pg';
import type { Database, RunSql, Scope, Transaction } from '../../platform/database';
import { atAccounts, withAccountTurns } from '../../platform/database/accountTurns';
import { createTurns, inTurn } from '../../platform/database/createTurns';
import type { ConnectionFigures } from '../../platform/database/Database';
import { isRetryable, toDatabaseError, toWriteError } from '../../platform/database/errors';
import { rowsOf } from '../../platform/database/execute';
import { beginStatement, scopeStatement } from '../../platform/database/scopeStatement';
import type { LedPool } from './leadConnections';
import { listenPostgres } from './listenPostgres';
import { createNamedStatements, type NamedStatements } from './namedStatements';

/** How a PostgreSQL server is used. Times in milliseconds. */
export interface PostgresOptions {
  readonly url: string;
  /** Address of the server itself where `url` is that of a pooler, whose connections are shared transaction by transaction. */
  readonly directUrl?: string | undefined;
  /** Where connections lead if not to the address. */
  readonly pooled?: LedPool;
  /** 20 unless told: two fifths of them for reads alone, of the others two thirds at most for one partner, half of those at one account. */
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for a lock before it is told to come again. */
  readonly lockTimeoutMs?: number;
}

/** What drizzle needs of a client or pool: that it sends a statement. */
interface Sender {
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

// The next transaction may have another connection of the server, which does not know the name.
const NO_NAMES: NamedStatements = { named: (statement) => ({ ...statement, name: undefined }) };
const MAX_ATTEMPTS = 3;
const CONNECT_MS = 5_000;

/** Opens a PostgreSQL server; any number of processes may share one. Connects when first used. */
export function openPostgres(options: PostgresOptions): Database {
  const { url, directUrl, pooled, maxConnections = 20, lockTimeoutMs = 2_000 } = options;
  const forReads = Math.ceil(maxConnections * 0.4);
  const forWrites = Math.max(1, maxConnections - forReads);
  const ofPartner = Math.ceil((forWrites * 2) / 3);
  const reads = poolOf(options, forReads);
  const writes = poolOf(options, forWrites);
  const partners = createTurns({ atOnce: ofPartner, waitMs: CONNECT_MS });
  const accounts = createTurns({ atOnce: Math.ceil(ofPartner / 2), waitMs: lockTimeoutMs });
  const listeners = new Set<() => Promise<void>>();
  const names = () => (directUrl ? NO_NAMES : createNamedStatements());
  const named = { reads: names(), writes: names() };
  const limits = directUrl ? limitStatements(options) : '';
  const read = <T>(begin: string, work: (tx: Transaction) => Promise<T>) =>
    retrying(toDatabaseError, () => withClient(reads, begin, (client) => work(transactionOver(client, named.reads))));
  const write = <T>(scope: Scope, begin: string, work: (tx: Transaction) => Promise<T>) =>
    atAccounts(accounts, (own) =>
      inTurn(partners, partnerOf(scope), () =>
        retrying(toWriteError, () =>
          withClient(writes, begin, (client) =>
            work(withAccountTurns(transactionOver(client, named.writes), accounts, own)),
          ),
        ),
      ),
    );
  return {
    place: 'postgres',
    transaction: (scope, work, how) => {
      const begin = `${beginStatement(how)}; ${limits}${scopeStatement(scope)}`;
      return how?.readOnly ? read(begin, work) : write(scope, begin, work);
    },
    single: (statement) =>
      retrying(toWriteError, async () => {
        const answer = (sender: Sender) => transactionOver(sender, named.reads).execute(statement);
        return rowsOf(await (directUrl ? withClient(reads, `BEGIN; ${limits}`, answer) : answer(reads)));
      }),
    asOwner: (work) =>
      retrying(toWriteError, () => withClient(writes, `BEGIN; ${limits}`, (client) => work(runnerOver(client)))),
    listen: async (channel, onNotice) => {
      const stop = await listenPostgres({ url: directUrl ?? url, pooled }, channel, onNotice).catch(
        (reason: unknown) => {
          throw toDatabaseError(reason);
        },
      );
      listeners.add(stop);
      return () => {
        listeners.delete(stop);
        return stop();
      };
    },
    connections: () => [figuresOf('read', reads), figuresOf('write', writes)],
    close: async () => {
      await Promise.all([reads.end(), writes.end(), ...[...listeners].map((stop) => stop())]);
    },
  };
}

// Sign-in and jobs are one more partner.
function partnerOf(scope: Scope): string {
  return scope.kind === 'tenant' ? scope.partnerId : scope.kind;
}

function poolOf(options: PostgresOptions, max: number): pg.Pool {
  const { url, directUrl, pooled } = options;
  const pool = new pg.Pool({
    ...pooled,
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'corridor',
    ...(directUrl ? {} : { ...limitsOf(options), options: '-c timezone=UTC -c jit=off' }),
  });
  // Without a listener a connection that the server closes while idle would end the process.
  pool.on('error', () => {});
  return pool;
}

function limitsOf({ statementTimeoutMs = 15_000, lockTimeoutMs = 2_000 }: PostgresOptions) {
  return {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  };
}

// A pooler takes no settings when a connection begins, and those of a session would go to whoever has it next.
function limitStatements(options: PostgresOptions): string {
  return Object.entries({ ...limitsOf(options), timezone: 'UTC', jit: 'off' })
    .map(([name, value]) => `SET LOCAL ${name} = '${value}'; `)
    .join('');
}

function figuresOf(use: ConnectionFigures['use'], pool: pg.Pool): ConnectionFigures {
  return { use, busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

async function withClient<T>(pool: pg.Pool, begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (reason) {
    await client.query('ROLLBACK').catch((error: Error) => onError(error));
    throw reason;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function retrying<T>(named: (reason: unknown) => unknown, attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (reason) {
      if (count === MAX_ATTEMPTS || !isRetryable(reason)) throw named(reason);
    }
  }
}

// pg answers a text of several statements with one result for each.
function runnerOver(client: pg.PoolClient): RunSql {
  return async (text) => {
    const result: unknown = await client.query(text);
    const last: unknown = Array.isArray(result) ? result.at(-1) : result;
    return (last as pg.QueryResult).rows;
  };
}

// drizzle only ever calls query; both drivers' databases differ only in a raw statement's answer, which `execute` reads.
function transactionOver(client: Sender, { named }: NamedStatements): Transaction {
  const sender: Sender = { query: (statement, values) => client.query(named(statement), values) };
  return drizzle(sender as pg.PoolClient) as unknown as Transaction;
}
