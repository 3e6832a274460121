import type { CurrencyCode } from '../reference/currencies';
import { formatDecimal } from './formatDecimal';
import type { Money } from './money';
import type { WireMoney } from './WireMoney';

/** The amount as JSON carries it, with exactly the currency's decimals. */
export function toWireMoney<Currency extends CurrencyCode>(amount: Money<Currency>): WireMoney<Currency> {
  return { amount: formatDecimal(amount), currency: amount.currency };
}
