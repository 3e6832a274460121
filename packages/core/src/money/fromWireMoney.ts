import type { CurrencyCode } from '../reference/currencies';
import type { Money } from './money';
import { parseMoney } from './parseMoney';
import type { WireMoney } from './WireMoney';

/** The amount that JSON carried, where a malformed one is a defect. @throws RangeError for a malformed amount or an unknown currency. */
export function fromWireMoney<Currency extends CurrencyCode>(wire: WireMoney<Currency>): Money<Currency> {
  return parseMoney(wire.amount, wire.currency);
}
