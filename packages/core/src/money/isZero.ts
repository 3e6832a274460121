import type { Money } from './money';

/** Returns true if the amount is exactly zero. */
export function isZero(amount: Money): boolean {
  return amount.minor === 0n;
}
