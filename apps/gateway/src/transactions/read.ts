import { inArray } from 'drizzle-orm';
import { accountTable } from '../accounts';
import type { Transaction } from '../database';
import type { Slice } from '../listing';
import { type NamedTransaction, type StoredTransaction, transactionTable as t } from './table';

/** Stored transactions of a slice, with their owners' names. */
export async function readTransactions(tx: Transaction, slice: Slice): Promise<NamedTransaction[]> {
  // Skipping rows in the index alone is cheaper than fetching them to throw them away.
  const ids = tx
    .select({ id: t.id })
    .from(t)
    .where(slice.where)
    .orderBy(...slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset);
  const rows = tx.select().from(t);
  const found =
    slice.offset > 0
      ? await rows.where(inArray(t.id, ids)).orderBy(...slice.orderBy)
      : await rows
          .where(slice.where)
          .orderBy(...slice.orderBy)
          .limit(slice.limit);
  return named(tx, found);
}

/** Adds the owners' names: one look-up of a few accounts is cheaper than a join of every row. */
export async function named(tx: Transaction, stored: readonly StoredTransaction[]): Promise<NamedTransaction[]> {
  const accountIds = [...new Set(stored.map(({ accountId }) => accountId))];
  if (accountIds.length === 0) return [];
  const { id, ownerName } = accountTable;
  const owners = await tx.select({ id, ownerName }).from(accountTable).where(inArray(id, accountIds));
  const names = new Map(owners.map((owner) => [owner.id, owner.ownerName]));
  return stored.map((row) => ({ ...row, ownerName: names.get(row.accountId) ?? '' }));
}
