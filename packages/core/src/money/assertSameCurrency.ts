import type { Money } from './money';

/** Refuses to combine amounts of two currencies. @throws TypeError naming both. */
export function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new TypeError(`Cannot combine ${left.currency} with ${right.currency}`);
  }
}
