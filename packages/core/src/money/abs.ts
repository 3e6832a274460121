import type { CurrencyCode } from '../reference/currencies';
import type { Money } from './money';

/** The amount without its sign. */
export function abs<Currency extends CurrencyCode>(amount: Money<Currency>): Money<Currency> {
  // Stryker disable next-line EqualityOperator: zero is its own negative.
  return { currency: amount.currency, minor: amount.minor < 0n ? -amount.minor : amount.minor };
}
