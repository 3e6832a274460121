import type { Money } from './money';

/** Returns true if the amount is above zero. */
export function isPositive(amount: Money): boolean {
  return amount.minor > 0n;
}
