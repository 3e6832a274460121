import { type CurrencyCode, currencyExponent } from '../reference/currencies';
import type { AmountReading } from './AmountReading';
import { type Decimal, splitDecimal } from './decimal';

/**
 * Reads plain decimal text, such as a wire amount, exactly: no more decimals than the currency has, so nothing is ever
 * rounded; `"10"`, `"10.5"` and `"10.50"` are one amount. Never throws for any text.
 */
export function readDecimal<const Currency extends CurrencyCode>(
  text: string,
  currency: Currency,
): AmountReading<Currency> {
  const decimal = splitDecimal(text);
  if (decimal === undefined) {
    return { ok: false, reason: text === '' ? 'money.problem.empty' : 'money.problem.notAnAmount' };
  }
  return amountOf(decimal, currency);
}

/** The amount that split decimal text stands for, unless it has more decimals than the currency. */
function amountOf<Currency extends CurrencyCode>(decimal: Decimal, currency: Currency): AmountReading<Currency> {
  const exponent = currencyExponent(currency);
  if (decimal.fraction.length > exponent) return { ok: false, reason: 'money.problem.tooManyDecimals' };
  const minor = BigInt(decimal.whole + decimal.fraction.padEnd(exponent, '0'));
  return { ok: true, value: { currency, minor: decimal.negative ? -minor : minor } };
}
