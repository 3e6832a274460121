import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { outgoingTable as o } from '../orders';
import type { StoredWithdrawalAccount } from './table';

/** A stored withdrawal account, and whether an order was ever made to it. */
export interface KnownWithdrawalAccount extends StoredWithdrawalAccount {
  readonly isUsed: boolean;
}

/** Adds to stored withdrawal accounts whether orders were made to them. */
export async function withUseOfAll(
  tx: Transaction,
  found: readonly StoredWithdrawalAccount[],
): Promise<KnownWithdrawalAccount[]> {
  const used = await usedAmong(
    tx,
    found.map(({ id }) => id),
  );
  return found.map((stored) => ({ ...stored, isUsed: used.has(stored.id) }));
}

/** The same for one. */
export async function withUse(tx: Transaction, stored: StoredWithdrawalAccount): Promise<KnownWithdrawalAccount> {
  const used = await usedAmong(tx, [stored.id]);
  return { ...stored, isUsed: used.has(stored.id) };
}

async function usedAmong(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isMeant = and(eq(o.kind, 'withdrawal-order'), inArray(o.destinationId, [...ids]));
  const used = await tx.selectDistinct({ id: o.destinationId }).from(o).where(isMeant);
  return new Set(used.map(({ id }) => id));
}
