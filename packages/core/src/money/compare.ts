import type { CurrencyCode } from '../reference/currencies';
import { assertSameCurrency } from './assertSameCurrency';
import type { Money } from './money';

/** -1, 0 or 1 as the first amount is below, equal to or above the second. @throws TypeError when the currencies differ. */
export function compare<Currency extends CurrencyCode>(
  left: Money<Currency>,
  right: Money<NoInfer<Currency>>,
): -1 | 0 | 1 {
  assertSameCurrency(left, right);
  if (left.minor === right.minor) return 0;
  // Stryker disable next-line EqualityOperator: equal amounts have returned.
  return left.minor < right.minor ? -1 : 1;
}
