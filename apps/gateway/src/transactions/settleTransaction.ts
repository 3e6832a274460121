import type { TransactionStatus } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { StoredAccount } from '../accounts';
import type { Transaction } from '../database';
import type { Receipt } from '../ledger';
import { booked } from './record';
import { transactionTable as t } from './table';

/** Books a waiting transaction as its posting did. */
export async function settleTransaction(
  tx: Transaction,
  id: string,
  { account, receipt, at }: { account: StoredAccount; receipt: Receipt; at: Date },
): Promise<void> {
  await tx
    .update(t)
    .set({ status: 1, ...booked(account.availableId, { receipt, at }) })
    .where(eq(t.id, id));
}

/** Gives a transaction another status without moving money: declined, cancelled, reversed. */
export async function markTransaction(tx: Transaction, id: string, status: TransactionStatus): Promise<void> {
  await tx.update(t).set({ status }).where(eq(t.id, id));
}
