import type { Money } from './money';

/** Whether the amount is above zero. */
export function isPositive(amount: Money): boolean {
  return amount.minor > 0n;
}
