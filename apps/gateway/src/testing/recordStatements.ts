import type { Database, Transaction } from '../platform/database';

/** One statement as it was sent. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** A database whose transactions are recorded and undone. */
export interface RecordedDatabase {
  readonly db: Database;
  /** Rules that every session has from now on, in place of its roles' own; null: its own. */
  useRules(rules: readonly object[] | null): void;
  /** Statements that transactions have sent since the last call. */
  taken(): Statement[];
  /** Fails in place of each statement for which this gives an error, told those that were sent before it; null: none. */
  breakAt(breaks: Breaks | null): void;
}

/** The error that stands in place of a statement. */
export type Breaks = (statement: Statement, before: readonly Statement[]) => Error | undefined;

interface Prepares {
  prepareQuery(query: Statement, ...rest: unknown[]): unknown;
}

/** Records the statements of a database's transactions and rolls each back once it has given its result. */
export function recordStatements(db: Database): RecordedDatabase {
  let statements: Statement[] = [];
  let given: readonly object[] | null = null;
  let breaks: Breaks | null = null;
  const take = (statement: Statement) => {
    const error = breaks?.(statement, statements);
    if (error) throw error;
    statements.push(statement);
  };
  const transaction: Database['transaction'] = async (scope, work, options) => {
    const undo = new Undo();
    const kept: { result?: Awaited<ReturnType<typeof work>> } = {};
    await db
      .transaction(
        scope,
        async (tx) => {
          record(tx, take);
          kept.result = await work(tx);
          throw undo;
        },
        options,
      )
      .catch((reason: unknown) => {
        if (reason !== undo) throw reason;
      });
    return resultOf(kept);
  };
  const single: Database['single'] = async (statement) => {
    const rows = await db.single(statement);
    return given === null ? rows : rows.map((row) => ('rules' in row ? { ...row, rules: given } : row));
  };
  return {
    db: { ...db, transaction, single },
    useRules: (rules) => {
      given = rules;
    },
    breakAt: (next) => {
      breaks = next;
    },
    taken: () => {
      const sent = statements;
      statements = [];
      return sent;
    },
  };
}

/** Ends a transaction whose result is known. */
class Undo extends Error {}

/** Hears every statement of a transaction as it is sent. Guarantee: drizzle prepares every statement of a database object through its session. */
export function record(tx: Transaction, onStatement: (statement: Statement) => void): void {
  const session = (tx as unknown as { session: Prepares }).session;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...rest) => {
    onStatement({ sql: query.sql, params: query.params });
    return prepare(query, ...rest);
  };
}

/** Guarantee: work that ended without a reason has given its result. */
function resultOf<T>(kept: { result?: T }): T {
  return kept.result as T;
}

/** Returns true if a statement writes into the log. */
export function isLogEntry({ sql }: Statement): boolean {
  return sql.startsWith('insert into "log" (');
}

/** What a statement writes into the log, by the name of the column. */
export function logEntryOf({ sql, params }: Statement): Readonly<Record<string, unknown>> {
  const columns = sql.slice(0, sql.indexOf(' values ')).matchAll(/"(\w+)"/g);
  return Object.fromEntries([...columns].slice(1).map(([, column = ''], index) => [column, params[index]]));
}
