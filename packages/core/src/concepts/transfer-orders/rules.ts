import type { Money, WireMoney } from '../../money';
import { type OrderAmountReason, readOrderAmount } from '../orders';

/** What is asked for, before anybody has judged it: texts as they were typed or sent. */
export interface TransferText {
  readonly fromAccountId: string;
  readonly toAccountId: string;
  readonly amount: { readonly amount: string; readonly currency: string };
}

/** Why a transfer cannot be ordered. @source ours */
export type TransferProblemReason = 'fromMissing' | 'toMissing' | 'sameAccount' | OrderAmountReason;

/** One thing that is wrong: the field of the order, and why. */
export interface TransferProblem {
  readonly path: 'fromAccountId' | 'toAccountId' | 'amount.amount';
  readonly reason: TransferProblemReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney;
}

/** A transfer that can be ordered, or everything that is wrong with it, in the order of its fields. */
export type TransferReading =
  | { readonly ok: true; readonly amount: Money }
  | { readonly ok: false; readonly problems: readonly TransferProblem[] };

/** Reads what is asked for; never throws for any text. @source ours */
export function readTransferInput({ fromAccountId, toAccountId, amount }: TransferText): TransferReading {
  const problems: TransferProblem[] = [];
  if (fromAccountId === '') problems.push({ path: 'fromAccountId', reason: 'fromMissing' });
  if (toAccountId === '') problems.push({ path: 'toAccountId', reason: 'toMissing' });
  else if (toAccountId === fromAccountId) problems.push({ path: 'toAccountId', reason: 'sameAccount' });
  const read = readOrderAmount(amount.amount, amount.currency);
  if ('reason' in read) problems.push({ path: 'amount.amount', ...read });
  return 'minor' in read && problems.length === 0 ? { ok: true, amount: read } : { ok: false, problems };
}
