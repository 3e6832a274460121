import { splitDecimal } from './decimal';
import type { Factor, Ratio } from './Ratio';

/** The exact fraction that a factor stands for. @throws RangeError for text that is no decimal, or a zero denominator. */
export function ratioOf(factor: Factor): Ratio {
  if (typeof factor === 'bigint') return { numerator: factor, denominator: 1n };
  if (typeof factor !== 'string') {
    if (factor.denominator === 0n) throw new RangeError('A ratio cannot have a zero denominator');
    return factor;
  }
  const decimal = splitDecimal(factor);
  if (decimal === undefined) throw new RangeError(`Not a decimal number: ${JSON.stringify(factor)}`);
  const digits = BigInt(decimal.whole + decimal.fraction);
  return { numerator: decimal.negative ? -digits : digits, denominator: 10n ** BigInt(decimal.fraction.length) };
}
