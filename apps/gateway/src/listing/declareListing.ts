import type { ResourceContract, Sort } from '@corridor/core';
import { type Column, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../call';
import type { Transaction } from '../database';
import { countRows } from './countRows';
import type { Listing, SortValue } from './Listing';

/** A query that waits for its order and its place. */
interface Selected<Stored> {
  orderBy(...order: SQL[]): { limit(most: number): { offset(skipped: number): PromiseLike<Stored[]> } };
}

/** What is particular to a list of one table's rows. */
interface ListDeclaration<C extends ResourceContract, Stored> {
  readonly id: Column;
  readonly partnerId: Column;
  /** Each field to sort by: its column, and what the column holds in a row. */
  readonly sorts: Readonly<Record<C['sort'], readonly [column: Column, valueOf: (stored: Stored) => SortValue]>>;
  readonly defaultSort: Sort<C['sort']>;
  readonly conditions: (filter: Partial<C['filter']>) => (SQL | undefined)[];
  readonly select: (tx: Transaction, where: SQL | undefined) => Selected<Stored>;
  readonly idOf: (stored: Stored) => string;
  readonly toRow: (stored: Stored, caller: Caller) => C['row'];
}

/** The listing of a table's rows: those of the caller's partner, counted one by one. */
export function declareListing<C extends ResourceContract, Stored>(
  declaration: ListDeclaration<C, Stored>,
): Listing<C, Stored> {
  const { id, partnerId, defaultSort, idOf } = declaration;
  const of = (field: C['sort']) => declaration.sorts[field];
  return {
    id,
    sorts: columnsOf(declaration),
    defaultSort,
    conditions: (filter, { principal }) => [eq(partnerId, principal.partnerId), ...declaration.conditions(filter)],
    read: async (tx, { where, orderBy, limit, offset }) =>
      declaration
        .select(tx, where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (tx, _filter, _caller, where) => countRows(tx, id.table, where),
    idOf,
    sortValueOf: (stored, field) => of(field)[1](stored),
    toRow: (caller) => (stored) => declaration.toRow(stored, caller),
  };
}

// Every field of `sorts` keeps its name; only its column is taken.
function columnsOf<C extends ResourceContract, Stored>({
  sorts,
}: ListDeclaration<C, Stored>): Readonly<Record<C['sort'], Column>> {
  const entries = Object.entries<readonly [Column, unknown]>(sorts).map(([field, [column]]) => [field, column]);
  return Object.fromEntries(entries) as Record<C['sort'], Column>;
}
