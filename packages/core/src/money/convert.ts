import { type CurrencyCode, currencyExponent } from '../reference/currencies';
import type { Money } from './money';
import type { Factor } from './Ratio';
import type { Rounding } from './Rounding';
import { ratioOf } from './ratioOf';
import { roundQuotient } from './roundQuotient';

/**
 * The amount in another currency: `rate` is how many whole units of `to` one whole unit of the amount's currency buys.
 * The result is rounded to the minor unit of `to` as named; `invertRate` serves a quote whose bought side is fixed.
 *
 * @throws RangeError for a rate that is no decimal text, or not above zero
 */
export function convert<const To extends CurrencyCode>(
  amount: Money,
  rate: Factor,
  to: To,
  rounding: Rounding,
): Money<To> {
  const { numerator, denominator } = ratioOf(rate);
  if (numerator * denominator <= 0n) throw new RangeError('An exchange rate must be above zero');
  const scaled = amount.minor * numerator * 10n ** BigInt(currencyExponent(to));
  const scale = denominator * 10n ** BigInt(currencyExponent(amount.currency));
  return { currency: to, minor: roundQuotient(scaled, scale, rounding) };
}
