import type { Money } from './money';

/** Whether the amount is exactly zero. */
export function isZero(amount: Money): boolean {
  return amount.minor === 0n;
}
