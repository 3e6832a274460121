import { type Money, percentage } from '../money';

/** The fee of a withdrawal in basis points of its amount. @source ours */
export const WITHDRAWAL_FEE_BASIS_POINTS = 5n;

/** The fee of a withdrawal, rounded half-even and taken beside the amount. @source ours */
export function withdrawalFee(amount: Money): Money {
  return percentage(amount, WITHDRAWAL_FEE_BASIS_POINTS, 'halfEven');
}
