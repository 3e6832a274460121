import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database';
import type { Slice } from './Listing';

/** Query before its order, limit and offset. */
export interface Selected<Stored> {
  orderBy(
    ...order: SQL[]
  ): PromiseLike<Stored[]> & { limit(most: number): { offset(skipped: number): PromiseLike<Stored[]> } };
}

/** Selects stored rows under a condition. */
export type Select<Stored> = (tx: Transaction, where: SQL | undefined) => Selected<Stored>;

/** Reads the rows of a slice. Skipping ids in an index is cheaper than fetching whole rows, with all they join, to throw them away. */
export async function readSlice<Stored>(
  tx: Transaction,
  id: Column,
  select: Select<Stored>,
  { where, orderBy, limit, offset }: Slice,
): Promise<Stored[]> {
  const ordered = (condition: SQL | undefined) => select(tx, condition).orderBy(...orderBy);
  if (offset === 0) return ordered(where).limit(limit).offset(0);
  const ids = tx
    .select({ id: sql`${id}` })
    .from(id.table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return ordered(inArray(id, ids));
}
