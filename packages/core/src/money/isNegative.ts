import type { Money } from './money';

/** Returns true if the amount is below zero. */
export function isNegative(amount: Money): boolean {
  return amount.minor < 0n;
}
