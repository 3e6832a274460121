import type { CurrencyCode } from '../reference/currencies';
import { assertSameCurrency } from './assertSameCurrency';
import type { Money } from './money';

/** The sum of two amounts of one currency. @throws TypeError when the currencies differ. */
export function add<Currency extends CurrencyCode>(
  left: Money<Currency>,
  right: Money<NoInfer<Currency>>,
): Money<Currency> {
  assertSameCurrency(left, right);
  return { currency: left.currency, minor: left.minor + right.minor };
}
