import { canMoveTransaction, type TransactionStatus, transactionStatus } from '@corridor/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { Receipt } from '../../ledger';
import type { Transaction } from '../../platform/database';
import { conflict } from '../../platform/refusals/refusals';
import type { StoredAccount } from '../accounts';
import { booked } from './record';
import { transactionTable as t } from './table';

/** Books a waiting transaction as its posting did. @throws Refusal when it does not wait any more */
export async function settleTransaction(
  tx: Transaction,
  id: string,
  { account, receipt, at }: { account: StoredAccount; receipt: Receipt; at: Date },
): Promise<void> {
  await move(tx, id, 1, booked(account.availableId, { receipt, at }));
}

/** Gives a transaction another status without moving money: declined, cancelled, reversed. @throws Refusal when it cannot come to it */
export async function markTransaction(
  tx: Transaction,
  id: string,
  status: Exclude<TransactionStatus, 1>,
): Promise<void> {
  await move(tx, id, status, {});
}

// The present status is judged by the statement that changes it, so that two at once cannot both succeed.
async function move(
  tx: Transaction,
  id: string,
  status: TransactionStatus,
  columns: Partial<ReturnType<typeof booked>>,
): Promise<void> {
  const before = transactionStatus.codes.filter((code) => canMoveTransaction(code, status));
  const moved = await tx
    .update(t)
    .set({ status, ...columns })
    .where(and(eq(t.id, id), inArray(t.status, before)))
    .returning({ id: t.id });
  if (moved.length > 0) return;
  throw conflict('refusals.transactionStatus', { status: transactionStatus.nameOf(status) });
}
