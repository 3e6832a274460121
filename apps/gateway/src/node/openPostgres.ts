import { drizzle } from 'drizzle-orm/node-postgres/driver';
import pg from 'pg';
import type { Database, RunSql, Transaction } from '../database';
import { isRetryable, toDatabaseError } from '../database/errors';
import { rowsOf } from '../database/execute';
import { beginStatement, scopeStatement } from '../database/scopeStatement';
import { createNamedStatements, type NamedStatements } from './namedStatements';

/** How a PostgreSQL server is used. Times in milliseconds. */
export interface PostgresOptions {
  readonly url: string;
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
}

/** What drizzle needs of a client or pool: that it sends a statement. */
interface Sender {
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

const MAX_ATTEMPTS = 3;

/** Opens a PostgreSQL server; any number of processes may share one. Connects when first used. */
export function openPostgres({ url, maxConnections = 20, statementTimeoutMs = 15_000 }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'corridor',
    options: '-c timezone=UTC -c jit=off',
  });
  // Without a listener a connection that the server closes while idle would end the process.
  pool.on('error', () => {});
  const statements = createNamedStatements();
  return {
    place: 'postgres',
    transaction: (scope, work, options) =>
      retrying(() =>
        withClient(pool, `${beginStatement(options)}; ${scopeStatement(scope)}`, (client) =>
          work(transactionOver(client, statements)),
        ),
      ),
    single: (statement) => retrying(async () => rowsOf(await transactionOver(pool, statements).execute(statement))),
    asOwner: (work) => retrying(() => withClient(pool, 'BEGIN', (client) => work(runnerOver(client)))),
    close: () => pool.end(),
  };
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

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (reason) {
      if (count === MAX_ATTEMPTS || !isRetryable(reason)) throw toDatabaseError(reason);
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
