import { add, isPositive, type Money, subtract } from '../../money';
import type { FeeDirection, PaymentMethod } from '../beneficiaries';
import { feeOn } from '../orders';

/** The fee of a payment in basis points of its amount. @source ours */
export const PAYMENT_FEE_BASIS_POINTS: Readonly<Record<PaymentMethod, bigint>> = { local: 10n, swift: 40n };

/** The fee of a payment. @source ours */
export function paymentFee(method: PaymentMethod, amount: Money): Money {
  return feeOn(amount, PAYMENT_FEE_BASIS_POINTS[method]);
}

/** Who pays how much of an order. */
export interface FeeSplit {
  /** What the sender's account loses. */
  readonly debited: Money;
  /** What arrives. */
  readonly received: Money;
  /** The sender's part of the fee; the other part is taken from what arrives. */
  readonly senderFee: Money;
}

/** Shares a fee out by its direction; of an odd minor unit the sender bears the more. Null when nothing would arrive. */
export function splitFee(amount: Money, fee: Money, direction: FeeDirection): FeeSplit | null {
  const half = { ...fee, minor: fee.minor / 2n };
  const nothing = { ...fee, minor: 0n };
  const payeeFee = { sender: nothing, shared: half, beneficiary: fee }[direction];
  const senderFee = subtract(fee, payeeFee);
  const received = subtract(amount, payeeFee);
  return isPositive(amount) && isPositive(received) ? { debited: add(amount, senderFee), received, senderFee } : null;
}
