import type { PagedResource, ResourceContract } from '@corridor/core';
import { type Column, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../call';
import type { Transaction } from '../database';
import { countRows } from './countRows';
import type { Listing, SortValue } from './Listing';
import { readSlice, type Select } from './readSlice';

/** What is particular to a list of one table's rows. */
interface ListDeclaration<C extends ResourceContract, Found, Stored = Found> {
  readonly resource: PagedResource<C>;
  readonly id: Column;
  readonly partnerId: Column;
  /** Each field to sort by: its column, and what the column holds in a row. */
  readonly sorts: Readonly<Record<C['sort'], readonly [column: Column, valueOf: (stored: Stored) => SortValue]>>;
  /** All are on the listed table's own columns. */
  readonly conditions: (filter: Partial<C['filter']>, caller: Caller) => (SQL | undefined)[];
  readonly select: Select<Found>;
  /** Tells the total where figures of it are kept; else the rows are counted. */
  readonly count?: Listing<C, Stored>['count'];
  readonly searchFirstFrom?: number;
  readonly idOf: (stored: Stored) => string;
  /** Fields that are one cell of a file though they are records. */
  readonly cells?: Listing<C, Stored>['cells'];
  readonly toRow: (stored: Stored, caller: Caller) => C['row'];
}

interface CompletedDeclaration<C extends ResourceContract, Found, Stored> extends ListDeclaration<C, Found, Stored> {
  /** Adds what other tables know of the found rows: one look-up for all is cheaper than a join of each. */
  readonly complete: (tx: Transaction, found: Found[]) => Promise<Stored[]>;
}

/** The listing of a table's rows: those of the caller's partner. */
export function declareListing<C extends ResourceContract, Stored>(
  declaration: ListDeclaration<C, Stored>,
): Listing<C, Stored> {
  return declareCompletedListing({ ...declaration, complete: async (_tx, found: Stored[]) => found });
}

/** The listing of a table's rows that are completed from other tables once they are found. */
export function declareCompletedListing<C extends ResourceContract, Found, Stored>(
  declaration: CompletedDeclaration<C, Found, Stored>,
): Listing<C, Stored> {
  const { resource, id, partnerId, count, idOf, cells, searchFirstFrom } = declaration;
  const of = (field: C['sort']) => declaration.sorts[field];
  return {
    resource,
    id,
    sorts: columnsOf(declaration),
    conditions: (filter, caller) => [
      eq(partnerId, caller.principal.partnerId),
      ...declaration.conditions(filter, caller),
    ],
    read: async (tx, slice) => declaration.complete(tx, await readSlice(tx, id, declaration.select, slice)),
    count: count ?? ((tx, _filter, _caller, where) => countRows(tx, id.table, where)),
    idOf,
    sortValueOf: (stored, field) => of(field)[1](stored),
    ...(cells && { cells }),
    ...(searchFirstFrom !== undefined && { searchFirstFrom }),
    toRow: (caller) => (stored) => declaration.toRow(stored, caller),
  };
}

// Every field of `sorts` keeps its name; only its column is taken.
function columnsOf<C extends ResourceContract, Found, Stored>({
  sorts,
}: ListDeclaration<C, Found, Stored>): Readonly<Record<C['sort'], Column>> {
  const entries = Object.entries<readonly [Column, unknown]>(sorts).map(([field, [column]]) => [field, column]);
  return Object.fromEntries(entries) as Record<C['sort'], Column>;
}
