import type { CurrencyCode } from '../reference/currencies';
import type { Money } from './money';
import type { Rounding } from './Rounding';
import { roundQuotient } from './roundQuotient';

/** A share of the amount in basis points (150n is 1.5 %), rounded to the minor unit as named. */
export function percentage<Currency extends CurrencyCode>(
  amount: Money<Currency>,
  basisPoints: bigint,
  rounding: Rounding,
): Money<Currency> {
  return { currency: amount.currency, minor: roundQuotient(amount.minor * basisPoints, 10_000n, rounding) };
}
