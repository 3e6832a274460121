import type { CurrencyCode } from '../currencies';
import type { Money } from './money';

/** The amount with the opposite sign. */
export function negate<Currency extends CurrencyCode>(amount: Money<Currency>): Money<Currency> {
  return { currency: amount.currency, minor: -amount.minor };
}
