import {
  type CurrencyCode,
  isCurrencyCode,
  readWithdrawalAccount,
  WITHDRAWAL_ACCOUNT_TRANSITIONS,
  type WithdrawalAccountAction,
  type WithdrawalAccountDetail,
  type WithdrawalAccountInput,
  withdrawalAccountActionsFor,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { requireOwner } from '../accounts';
import { conflict, forbidden, invalid } from '../app/refusals';
import type { Call } from '../call';
import { createId } from '../database';
import { getWithdrawalAccount, lockWithdrawalAccount } from './findWithdrawalAccount';
import { allowedActions } from './row';
import { withdrawalAccountTable as w } from './table';

/** Adds an owner's own bank account, which waits for verification. @throws Refusal that names what does not fit */
export async function createWithdrawalAccount(
  call: Call,
  input: WithdrawalAccountInput,
): Promise<WithdrawalAccountDetail> {
  const { tx, now, principal } = call;
  const reading = readWithdrawalAccount(input);
  if (!reading.ok) throw invalid(reading.problems);
  const { account } = reading;
  const owner = await requireOwner(call, account.ownerId);
  const id = createId(now.getTime());
  const values = {
    ...account,
    ...owner,
    id,
    partnerId: principal.partnerId,
    currency: currencyOf(account),
    createdAt: now,
  };
  const made = await tx
    .insert(w)
    .values({ ...values, status: 0 })
    .onConflictDoNothing()
    .returning({ id: w.id });
  if (made.length === 0) throw conflict('This owner already has this account in this currency');
  const after = { ownerId: account.ownerId, currency: account.currency, bankCountry: account.bankCountry };
  await call.audit({ action: 'create', subject: 'withdrawal-account', subjectId: id, after });
  return getWithdrawalAccount(call, id);
}

/** Makes the call of an action: guards it by status and role under a lock, does it and writes it into the log. */
export function takeWithdrawalAccountAction(action: WithdrawalAccountAction) {
  return async (
    call: Call,
    id: string,
    { reason }: { reason?: string | undefined },
  ): Promise<WithdrawalAccountDetail> => {
    const stored = await lockWithdrawalAccount(call, id);
    const isVerified = stored.verifiedAt !== null;
    if (!withdrawalAccountActionsFor(stored.status, isVerified).includes(action)) {
      throw conflict(`A withdrawal account with status ${stored.status} does not allow ${action}`);
    }
    if (!allowedActions(stored, call.principal).includes(action)) throw forbidden(action, 'withdrawal-account');
    const status = WITHDRAWAL_ACCOUNT_TRANSITIONS[action].to;
    const verifiedAt = action === 'verify' ? call.now : stored.verifiedAt;
    await call.tx
      .update(w)
      .set({ status, verifiedAt, reason: reason || null })
      .where(eq(w.id, id));
    const [before, after] = [{ status: stored.status }, { status, reason: reason ?? null }];
    await call.audit({ action, subject: 'withdrawal-account', subjectId: id, before, after });
    return getWithdrawalAccount(call, id);
  };
}

// readWithdrawalAccount has just judged the currency.
function currencyOf({ currency }: WithdrawalAccountInput): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new RangeError('not a currency');
  return currency;
}
