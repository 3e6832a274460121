import { type CurrencyCode, isCurrencyCode } from '../reference/currencies';
import type { Money } from './money';
import { readDecimal } from './readDecimal';
import type { WireMoney } from './WireMoney';

/** The amount that JSON carried, or null for a malformed amount or an unknown currency: for input still to be judged. */
export function readWireMoney<Currency extends CurrencyCode>(wire: WireMoney<Currency>): Money<Currency> | null {
  if (typeof wire.amount !== 'string' || !isCurrencyCode(wire.currency)) return null;
  const reading = readDecimal(wire.amount, wire.currency);
  return reading.ok ? reading.value : null;
}
