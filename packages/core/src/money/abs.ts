import type { CurrencyCode } from '../reference/currencies';
import type { Money } from './money';

/** The amount without its sign. */
export function abs<Currency extends CurrencyCode>(amount: Money<Currency>): Money<Currency> {
  return { currency: amount.currency, minor: amount.minor < 0n ? -amount.minor : amount.minor };
}
