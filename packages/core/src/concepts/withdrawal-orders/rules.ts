import type { Money } from '../../money';
import { feeOn } from '../orders';

/** The fee of a withdrawal in basis points of its amount. @source ours */
export const WITHDRAWAL_FEE_BASIS_POINTS = 5n;

/** The fee of a withdrawal, taken beside the amount. @source ours */
export function withdrawalFee(amount: Money): Money {
  return feeOn(amount, WITHDRAWAL_FEE_BASIS_POINTS);
}
