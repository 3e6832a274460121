import type { CurrencyCode } from '../currencies';
import { abs } from './abs';
import { isNegative } from './isNegative';
import type { Money } from './money';
import { negate } from './negate';

/**
 * Splits the amount by ratios without losing a minor unit: what is left over goes one unit each to the shares with the
 * largest remainders, the earlier one first in a tie. The shares stand in the order of the ratios.
 *
 * @throws RangeError when a ratio is negative or none is above zero
 */
export function allocate<Currency extends CurrencyCode>(
  amount: Money<Currency>,
  ratios: readonly bigint[],
): Money<Currency>[] {
  const whole = ratios.reduce((total, ratio) => total + ratio, 0n);
  if (whole <= 0n || ratios.some((ratio) => ratio < 0n)) {
    throw new RangeError('Ratios must not be negative, and one must be above zero');
  }
  const { minor } = abs(amount);
  const left = minor - ratios.reduce((given, ratio) => given + (minor * ratio) / whole, 0n);
  const favoured = favouredShares(
    ratios.map((ratio) => (minor * ratio) % whole),
    left,
  );
  const shares = ratios.map((ratio, index) => ({
    currency: amount.currency,
    minor: (minor * ratio) / whole + (favoured.has(index) ? 1n : 0n),
  }));
  return isNegative(amount) ? shares.map(negate) : shares;
}

/** The positions of the `count` largest remainders; sorting is stable, so the earlier one wins a tie. */
function favouredShares(remainders: readonly bigint[], count: bigint): ReadonlySet<number> {
  const shares = remainders.map((remainder, index) => ({ remainder, index }));
  shares.sort((left, right) => {
    if (left.remainder === right.remainder) return 0;
    return left.remainder > right.remainder ? -1 : 1;
  });
  return new Set(shares.slice(0, Number(count)).map(({ index }) => index));
}
