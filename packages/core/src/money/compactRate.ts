import { splitDecimal } from './decimal';
import { roundQuotient } from './roundQuotient';

/** Digits of a rate that are shown where there is no place for all. @source ours */
const SIGNIFICANT_DIGITS = 5;

/** Plain decimal text of a rate in five significant digits, rounded half-even, with its whole part in full; any other text as it came. @source ours */
export function compactRate(rate: string): string {
  const decimal = splitDecimal(rate);
  if (!decimal || decimal.negative) return rate;
  const { whole, fraction } = decimal;
  const zeros = fraction.search(/[1-9]/);
  const kept = whole === '0' ? zeros + SIGNIFICANT_DIGITS : Math.max(0, SIGNIFICANT_DIGITS - whole.length);
  // Stryker disable next-line EqualityOperator: what is kept whole is written as it came.
  if (fraction.length <= kept || (whole === '0' && zeros < 0)) return rate;
  const unit = 10n ** BigInt(fraction.length - kept);
  const digits = String(roundQuotient(BigInt(whole + fraction), unit, 'halfEven')).padStart(kept + 1, '0');
  return kept === 0 ? digits : `${digits.slice(0, -kept)}.${digits.slice(-kept)}`;
}
