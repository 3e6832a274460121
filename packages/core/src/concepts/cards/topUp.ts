import type { Money, WireMoney } from '../../money';
import { type OrderAmountReason, readOrderAmount } from '../orders';

/** What is asked for, before anybody has judged it: texts as they were typed. */
interface TopUpText {
  readonly accountId: string;
  readonly amount: { readonly amount: string; readonly currency: string };
}

/** One thing that is wrong with a top-up: the field, and why. */
export interface TopUpProblem {
  readonly path: 'accountId' | 'amount.amount';
  readonly reason: 'accountMissing' | OrderAmountReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney;
}

/** A top-up that can be sent, or everything that is wrong with it, in the order of its fields. */
export type TopUpReading =
  | { readonly ok: true; readonly amount: Money }
  | { readonly ok: false; readonly problems: readonly TopUpProblem[] };

/** Reads what is asked for; never throws for any text. @source ours */
export function readTopUpInput({ accountId, amount }: TopUpText): TopUpReading {
  const problems: TopUpProblem[] = accountId === '' ? [{ path: 'accountId', reason: 'accountMissing' }] : [];
  const read = readOrderAmount(amount.amount, amount.currency);
  if ('reason' in read) problems.push({ path: 'amount.amount', ...read });
  return 'minor' in read && problems.length === 0 ? { ok: true, amount: read } : { ok: false, problems };
}

/** Reference of a top-up's transaction, on statements and when it is looked up by the request that booked it. @source ours */
export function topUpReference(requestId: string): string {
  return `Top-up ${requestId}`;
}
