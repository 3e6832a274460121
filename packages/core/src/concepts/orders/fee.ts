import { type Money, percentage } from '../../money';

/**
 * The fee on an amount, in basis points, rounded up: at least one minor unit wherever a fee applies, and never less for
 * an order that is split into several. @source ours
 */
export function feeOn(amount: Money, basisPoints: bigint): Money {
  return percentage(amount, basisPoints, 'up');
}
