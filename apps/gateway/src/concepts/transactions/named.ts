import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { accountTable } from '../accounts';
import type { NamedTransaction, StoredTransaction } from './table';

/** Adds the owners' names: one look-up of a few accounts is cheaper than a join of every row. */
export async function named(tx: Transaction, stored: readonly StoredTransaction[]): Promise<NamedTransaction[]> {
  const accountIds = [...new Set(stored.map(({ accountId }) => accountId))];
  if (accountIds.length === 0) return [];
  const { id, ownerName } = accountTable;
  const owners = await tx.select({ id, ownerName }).from(accountTable).where(inArray(id, accountIds));
  const names = new Map(owners.map((owner) => [owner.id, owner.ownerName]));
  return stored.map((row) => ({ ...row, ownerName: names.get(row.accountId) ?? '' }));
}
