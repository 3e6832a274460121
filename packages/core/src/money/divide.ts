import type { CurrencyCode } from '../reference/currencies';
import type { Money } from './money';
import type { Factor } from './Ratio';
import type { Rounding } from './Rounding';
import { ratioOf } from './ratioOf';
import { roundQuotient } from './roundQuotient';

/**
 * The amount divided by a factor, rounded to the minor unit as named.
 *
 * @throws RangeError for text that is no decimal, and for zero
 */
export function divide<Currency extends CurrencyCode>(
  amount: Money<Currency>,
  factor: Factor,
  rounding: Rounding,
): Money<Currency> {
  const { numerator, denominator } = ratioOf(factor);
  return { currency: amount.currency, minor: roundQuotient(amount.minor * denominator, numerator, rounding) };
}
