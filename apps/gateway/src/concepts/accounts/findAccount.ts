import type { CurrencyCode } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { accountTable, type StoredAccount } from './table';

/** The stored account of an owner in a currency; null when it was never opened. */
export async function findAccount(
  tx: Transaction,
  { partnerId, ownerId, currency }: { partnerId: string; ownerId: string; currency: CurrencyCode },
): Promise<StoredAccount | null> {
  const { partnerId: partner, ownerId: owner, currency: code } = accountTable;
  const [found] = await tx
    .select()
    .from(accountTable)
    .where(and(eq(partner, partnerId), eq(owner, ownerId), eq(code, currency)));
  return found ?? null;
}

/** A stored account by its id; null when the transaction's partner has none such. */
export async function accountById(tx: Transaction, id: string): Promise<StoredAccount | null> {
  if (!isUuid(id)) return null;
  const [found] = await tx.select().from(accountTable).where(eq(accountTable.id, id));
  return found ?? null;
}
