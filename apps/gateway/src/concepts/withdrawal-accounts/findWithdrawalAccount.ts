import type { WithdrawalAccountDetail } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { declareRecord } from '../../platform/records';
import { conflict } from '../../platform/refusals/refusals';
import { timelineOf } from './events';
import { toWithdrawalDetail } from './row';
import { type StoredWithdrawalAccount, withdrawalAccountTable as w } from './table';
import { type KnownWithdrawalAccount, withUse } from './use';

/** One stored withdrawal account. */
export const withdrawalAccountRecord = declareRecord<StoredWithdrawalAccount>({
  segment: 'withdrawal-account',
  table: w,
  select: (tx, where) => tx.select().from(w).where(where),
  storedOf: (stored) => stored,
});

/** A withdrawal account. @throws Refusal when the caller's partner has none such */
export async function getWithdrawalAccount(call: Call, id: string): Promise<WithdrawalAccountDetail> {
  const known = await withUse(call.tx, await findWithdrawalAccount(call, id));
  return toWithdrawalDetail(known, await timelineOf(call.tx, id), call.principal);
}

/** A stored withdrawal account; `lockWithdrawalAccount` locks it until the transaction ends. @throws Refusal when there is none such */
export const { find: findWithdrawalAccount, lock: lockWithdrawalAccount } = withdrawalAccountRecord;

/** The same, with whether an order was made to it. @throws Refusal when there is none such */
export async function lockKnownAccount(call: Call, id: string): Promise<KnownWithdrawalAccount> {
  return withUse(call.tx, await lockWithdrawalAccount(call, id));
}

/** Takes away a withdrawal account that no order was made to. @throws Refusal when one was */
export async function deleteWithdrawalAccount(call: Call, id: string): Promise<void> {
  const stored = await lockKnownAccount(call, id);
  if (stored.isUsed) throw conflict('refusals.accountHasOrders');
  await call.tx.delete(w).where(eq(w.id, id));
  const before = { ownerId: stored.ownerId, currency: stored.currency, bankCountry: stored.bankCountry };
  await call.audit({ action: 'delete', subject: 'withdrawal-account', subjectId: id, before });
}
