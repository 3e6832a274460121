import { type CurrencyCode, currencyExponent } from '../reference/currencies';
import type { Money } from './money';
import { readDecimal } from './readDecimal';

/**
 * The amount that plain decimal text stands for: `parseMoney('10.50', 'USD')` is 1050 cents. The inverse of `formatDecimal`.
 *
 * @throws RangeError for text that is no decimal number, or has more decimals than the currency
 */
export function parseMoney<const Currency extends CurrencyCode>(text: string, currency: Currency): Money<Currency> {
  const reading = readDecimal(text, currency);
  if (reading.ok) return reading.value;
  throw new RangeError(
    reading.reason === 'money.problem.tooManyDecimals'
      ? `${currency} has ${currencyExponent(currency)} decimals, not those of ${text}`
      : `Not a decimal amount: ${JSON.stringify(text)}`,
  );
}
