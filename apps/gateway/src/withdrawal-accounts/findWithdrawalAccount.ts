import type { WithdrawalAccountDetail } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import { outgoingTable } from '../orders';
import { toWithdrawalDetail } from './row';
import { type StoredWithdrawalAccount, withdrawalAccountTable as w } from './table';

/** A withdrawal account. @throws Refusal when the caller's partner has none such */
export async function getWithdrawalAccount(call: Call, id: string): Promise<WithdrawalAccountDetail> {
  const [stored] = await call.tx.select().from(w).where(eq(w.id, id));
  if (!stored) throw notFound('withdrawal-account');
  return toWithdrawalDetail(stored, call.principal);
}

/** A stored withdrawal account, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockWithdrawalAccount({ tx }: Call, id: string): Promise<StoredWithdrawalAccount> {
  const [stored] = await tx.select().from(w).where(eq(w.id, id)).for('no key update');
  if (!stored) throw notFound('withdrawal-account');
  return stored;
}

/** Takes away a withdrawal account that no order was made to. @throws Refusal when one was */
export async function deleteWithdrawalAccount(call: Call, id: string): Promise<void> {
  const stored = await lockWithdrawalAccount(call, id);
  const { id: orderId, destinationId } = outgoingTable;
  const [order] = await call.tx.select({ orderId }).from(outgoingTable).where(eq(destinationId, id)).limit(1);
  if (order) throw conflict('Orders were made to this account: disable it instead');
  await call.tx.delete(w).where(eq(w.id, id));
  const before = { ownerId: stored.ownerId, currency: stored.currency, bankCountry: stored.bankCountry };
  await call.audit({ action: 'delete', subject: 'withdrawal-account', subjectId: id, before });
}
