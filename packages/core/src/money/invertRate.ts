import type { Factor, Ratio } from './Ratio';
import { ratioOf } from './ratioOf';

/** The rate of the way back, exactly: the inverse of EUR→USD is USD→EUR. @throws RangeError for a zero rate. */
export function invertRate(rate: Factor): Ratio {
  const { numerator, denominator } = ratioOf(rate);
  if (numerator === 0n) throw new RangeError('A zero rate has no inverse');
  return { numerator: denominator, denominator: numerator };
}
