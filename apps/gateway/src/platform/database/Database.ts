import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Scope of a transaction. `tenant`: row-level security shows one partner's rows only.
 * `service`: sign-in, seeding and jobs, which work across partners. Neither role owns a table.
 */
export type Scope =
  | {
      readonly kind: 'tenant';
      readonly partnerId: string;
      readonly userId: string;
      /** Limits the rows to these merchants, if given. */
      readonly merchants?: readonly string[];
    }
  | { readonly kind: 'service' };

/** An open transaction, the same on every database; repositories take it as their first parameter. */
export type Transaction = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** How a transaction begins. */
export interface TransactionOptions {
  /** The database itself refuses writes. */
  readonly readOnly?: boolean;
  /** A replica may answer where it has what the scope's partner wrote last; of what only reads. */
  readonly fromReplica?: boolean;
}

/** One row as a driver gives it. */
export type Row = Record<string, unknown>;

/** Sends one text of SQL, several statements allowed, and gives the last result's rows. */
export type RunSql = (text: string) => Promise<Row[]>;

/** Connections of one kind to a server, and how many ask for one. */
export interface ConnectionFigures {
  readonly use: 'read' | 'write' | 'replica';
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A PostgreSQL, wherever it runs. Rejects with `DatabaseUnavailable` or `DatabaseBusy` where the cause is not the caller. */
export interface Database {
  readonly place: 'pglite' | 'postgres';
  /** Runs `work` in one transaction under the scope's role; commits when it resolves, rolls back when it rejects. */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs one statement as the tables' owner, without a scope: for looking a session up, which precedes any scope. */
  single(statement: SQL): Promise<Row[]>;
  /** Runs `work` in one transaction as the tables' owner: for migrations and measurements only. */
  asOwner<T>(work: (run: RunSql) => Promise<T>): Promise<T>;
  /**
   * Hears what the database tells on a channel, until stopped; null after a time in which something may have been missed.
   * Rejects when it cannot listen now.
   */
  listen(channel: string, onNotice: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Figures of its connections, where it has any. */
  readonly connections?: () => readonly ConnectionFigures[];
  close(): Promise<void>;
}

/** The scope of sign-in, seeding and jobs. */
export const SERVICE_SCOPE: Scope = { kind: 'service' };
