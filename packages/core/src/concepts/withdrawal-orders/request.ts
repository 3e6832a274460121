import type { Money, WireMoney } from '../../money';
import { type OrderAmountReason, readOrderAmount } from '../orders';

/** What is asked for, before anybody has judged it: the amount as it was typed. */
export interface WithdrawalText {
  /** The withdrawal account as it was read; undefined while none is chosen. */
  readonly to: { readonly id: string; readonly currency: string } | undefined;
  /** The account of its owner in its currency, which pays; '' where there is none. */
  readonly accountId: string;
  readonly amount: string;
}

/** Why a withdrawal cannot be ordered. @source ours */
export type WithdrawalProblemReason = 'toMissing' | 'noAccount' | OrderAmountReason;

/** One thing that is wrong: the field of the order, and why. */
export interface WithdrawalProblem {
  readonly path: 'withdrawalAccountId' | 'amount.amount';
  readonly reason: WithdrawalProblemReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney;
}

/** A withdrawal that can be priced, or everything that is wrong with it, in the order of its fields. */
export type WithdrawalReading =
  | { readonly ok: true; readonly withdrawalAccountId: string; readonly amount: Money }
  | { readonly ok: false; readonly problems: readonly WithdrawalProblem[] };

/** Reads what is asked for; never throws for any text. @source ours */
export function readWithdrawalInput({ to, accountId, amount }: WithdrawalText): WithdrawalReading {
  const path = 'withdrawalAccountId';
  if (!to) {
    const missing: WithdrawalProblem[] = amount === '' ? [{ path: 'amount.amount', reason: 'amountMissing' }] : [];
    return { ok: false, problems: [{ path, reason: 'toMissing' }, ...missing] };
  }
  const problems: WithdrawalProblem[] = accountId === '' ? [{ path, reason: 'noAccount' }] : [];
  const read = readOrderAmount(amount, to.currency);
  if ('reason' in read) problems.push({ path: 'amount.amount', ...read });
  return 'minor' in read && problems.length === 0
    ? { ok: true, withdrawalAccountId: to.id, amount: read }
    : { ok: false, problems };
}
