import {
  type CurrencyCode,
  enablement,
  isCurrencyCode,
  readWithdrawalAccount,
  WITHDRAWAL_ACCOUNT_TRANSITIONS,
  type WithdrawalAccountCall,
  type WithdrawalAccountDetail,
  type WithdrawalAccountInput,
  type WithdrawalRejection,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { requireAllowed } from '../../platform/resource';
import { requireOwner } from '../accounts';
import { creationOf, recordAccountEvent, stepOf, timelineOf } from './events';
import { getWithdrawalAccount, lockKnownAccount } from './findWithdrawalAccount';
import { actedOn, toWithdrawalDetail } from './row';
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
  if (made.length === 0) throw conflict('refusals.accountExists');
  await recordAccountEvent(call, id, { action: 'create', rejectionReasons: [], reason: null });
  await call.audit(creationOf(values));
  return getWithdrawalAccount(call, id);
}

interface Input {
  readonly reasons?: readonly WithdrawalRejection[];
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
}

/** Makes the call of an action: guards it by status under a lock, does it and writes it into history and log. */
export function takeWithdrawalAccountAction(action: WithdrawalAccountCall) {
  return async (call: Call, id: string, { reasons = [], note, reason }: Input): Promise<WithdrawalAccountDetail> => {
    const stored = await lockKnownAccount(call, id);
    requireAllowed(actedOn(stored), action, enablement.nameOf(stored.status));
    const status = WITHDRAWAL_ACCOUNT_TRANSITIONS[action].to;
    const verifiedAt = action === 'verify' ? call.now : stored.verifiedAt;
    const decision = { rejectionReasons: [...new Set(reasons)], reason: note || reason || null };
    const changed = await changeRow(call.tx, w, id, { status, verifiedAt, ...decision });
    await recordAccountEvent(call, id, { action, ...decision });
    await call.audit(stepOf(id, action, decision));
    const known = { ...changed, isUsed: stored.isUsed };
    return toWithdrawalDetail(known, await timelineOf(call.tx, id), call.principal);
  };
}

// readWithdrawalAccount has just judged the currency.
function currencyOf({ currency }: WithdrawalAccountInput): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new RangeError('not a currency');
  return currency;
}
