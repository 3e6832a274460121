import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite/driver';
import type { Database, RunSql, Transaction } from './Database';
import { DatabaseUnavailable, toDatabaseError } from './errors';
import { rowsOf } from './execute';
import { scopeStatement } from './scopeStatement';

type PgliteTransaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];

/** A database inside this process. */
export interface EmbeddedDatabase extends Database {
  /** All of it as one compressed file, which `loadDataDir` opens again. */
  dump(): Promise<Blob>;
}

/** Opens an embedded database: in memory, or in a data directory that the caller has locked. */
export async function openPglite(options: PGliteOptions & { dataDir?: string } = {}): Promise<EmbeddedDatabase> {
  // int8 stays text as in pg: the driver's own choice changes with the value's size.
  const pglite = await PGlite.create({ ...options, parsers: { [types.INT8]: (text: string) => text } });
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (pglite.closed) throw new DatabaseUnavailable('database is closed');
    return work().catch((reason: unknown) => {
      throw toDatabaseError(reason);
    });
  };
  return {
    place: 'pglite',
    transaction: (scope, work, { readOnly = false } = {}) =>
      guarded(() =>
        pglite.transaction(async (raw) => {
          await raw.exec(
            `${readOnly ? 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY; ' : ''}${scopeStatement(scope)}`,
          );
          return work(transactionOver(raw));
        }),
      ),
    single: (statement) => guarded(async () => rowsOf(await drizzle(pglite).execute(statement))),
    asOwner: (work) => guarded(() => pglite.transaction((raw) => work(runnerOver(raw)))),
    listen: (channel, onNotice) => guarded(() => pglite.listen(channel, onNotice)),
    dump: () => pglite.dumpDataDir('gzip'),
    close: () => pglite.close(),
  };
}

function runnerOver(raw: PgliteTransaction): RunSql {
  return async (text) => {
    const results = await raw.exec(text);
    return results.at(-1)?.rows ?? [];
  };
}

// drizzle's session only ever calls query on its client, which a PGlite transaction has as well.
function transactionOver(raw: PgliteTransaction): Transaction {
  return drizzle(raw as unknown as PGlite) as unknown as Transaction;
}
