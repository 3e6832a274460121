import { isPositive, type Money, subtract } from '../../money';
import type { FeeDirection, PaymentMethod } from '../beneficiaries';
import { type FeeSplit, paymentFee, splitFee } from './rules';

/** What decides the fee of a payment and who bears it. */
export interface PaymentTerms {
  readonly method: PaymentMethod;
  readonly direction: FeeDirection;
}

/** A payment in figures, all in the beneficiary's currency: `debited` is `received` and `fee`, exactly. */
export interface PaymentSplit extends FeeSplit {
  readonly amount: Money;
  readonly fee: Money;
}

/** A payment of an amount before its fee; null when nothing would arrive. @source ours */
export function splitSent(amount: Money, { method, direction }: PaymentTerms): PaymentSplit | null {
  const fee = paymentFee(method, amount);
  const split = splitFee(amount, fee, direction);
  return split && { ...split, amount, fee };
}

/** The smallest payment of which exactly so much arrives; null when that is nothing. @source ours */
export function splitReceived(received: Money, terms: PaymentTerms): PaymentSplit | null {
  if (!isPositive(received)) return null;
  const payeeFee = (minor: bigint) => {
    const split = splitSent({ ...received, minor }, terms);
    return split ? minor - split.received.minor : paymentFee(terms.method, { ...received, minor }).minor;
  };
  // The fee grows more slowly than the amount, so that each step comes nearer and the last one is exact.
  let minor = received.minor;
  for (let next = received.minor + payeeFee(minor); next !== minor; next = received.minor + payeeFee(minor))
    minor = next;
  return splitSent({ ...received, minor }, terms);
}

/**
 * The largest payment that a bought sum covers, all of which is spent: an odd minor unit that no amount takes up goes to the
 * sender's fee. Null when nothing would arrive. @source ours
 */
export function splitDebited(debited: Money, terms: PaymentTerms): PaymentSplit | null {
  const left = (minor: bigint) => debited.minor - (splitSent({ ...debited, minor }, terms)?.senderFee.minor ?? 0n);
  // Comes nearer with each step, to one amount or to two beside each other, of which the lower one is covered.
  let [before, now] = [debited.minor, left(debited.minor)];
  while (left(now) !== now && left(now) !== before) [before, now] = [now, left(now)];
  const minor = left(now) === before && before < now ? before : now;
  const split = splitSent({ ...debited, minor }, terms);
  if (!split) return null;
  const odd = subtract(debited, split.debited);
  const more = (fee: Money): Money => ({ ...fee, minor: fee.minor + odd.minor });
  return { ...split, fee: more(split.fee), senderFee: more(split.senderFee), debited };
}
