import type { PagedResource, ResourceContract } from '@corridor/core';
import type { Column, SQL } from 'drizzle-orm';
import type { Caller } from '../call';
import type { Transaction } from '../database';

/** Which stored rows to read, in which order. */
export interface Slice {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** A value that a sort column holds, as a parameter can carry it. */
export type SortValue = string | number | boolean;

/** Gives the word of a code in the language of a file's reader; the code itself where there is none. */
export type WordOf = (code: string) => string;

/** How a resource's rows are found: everything that `list`, `page` and `export` share. */
export interface Listing<C extends ResourceContract, Stored> {
  /** Says what rows are sorted by where a caller says nothing. */
  readonly resource: PagedResource<C>;
  readonly id: Column;
  /** The column behind each field that callers may sort by; none of them holds nulls, each has an index with the id. */
  readonly sorts: Readonly<Record<C['sort'], Column>>;
  /** The conditions of a filter; the partner's own is added by row-level security, and here for the planner. */
  readonly conditions: (filter: Partial<C['filter']>, caller: Caller) => (SQL | undefined)[];
  readonly read: (tx: Transaction, slice: Slice) => Promise<Stored[]>;
  readonly count: (
    tx: Transaction,
    filter: Partial<C['filter']>,
    caller: Caller,
    where: SQL | undefined,
  ) => Promise<number>;
  readonly idOf: (stored: Stored) => string;
  /** What the sort column of a field holds in a row. */
  readonly sortValueOf: (stored: Stored, field: C['sort']) => SortValue;
  /** Fields of a row that are one cell of a file though they are records, each with how it is written. */
  readonly cells?: Readonly<Partial<Record<keyof C['row'] & string, (row: C['row'], wordOf: WordOf) => string>>>;
  /** More rows than these wait for a filter or a search; absent where all are shown at once. */
  readonly searchFirstFrom?: number;
  /** Makes the function that turns stored rows into the contract's, for one caller. */
  readonly toRow: (caller: Caller) => (stored: Stored) => C['row'];
}
