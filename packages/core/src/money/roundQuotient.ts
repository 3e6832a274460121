import type { Rounding } from './Rounding';

/** Divides integers and rounds the quotient to an integer as named. @throws RangeError when the denominator is zero. */
export function roundQuotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('Cannot divide by zero');
  // Stryker disable next-line EqualityOperator: a quotient of zero has no sign, and no divisor is zero here.
  const negative = numerator < 0n !== denominator < 0n;
  const dividend = magnitude(numerator);
  const divisor = magnitude(denominator);
  const whole = dividend / divisor;
  const rest = dividend % divisor;
  const rounded = rest !== 0n && awayFromZero(rounding, negative, whole, rest * 2n - divisor) ? whole + 1n : whole;
  return negative ? -rounded : rounded;
}

function magnitude(value: bigint): bigint {
  // Stryker disable next-line EqualityOperator: zero is its own negative.
  return value < 0n ? -value : value;
}

/** `beyondHalf` is negative, zero or positive as the dropped part is less than, exactly or more than a half. */
function awayFromZero(rounding: Rounding, negative: boolean, whole: bigint, beyondHalf: bigint): boolean {
  switch (rounding) {
    case 'halfEven':
      return beyondHalf > 0n || (beyondHalf === 0n && whole % 2n === 1n);
    case 'halfUp':
      return beyondHalf >= 0n;
    case 'up':
      return true;
    // Stryker disable next-line StringLiteral: nothing at all rounds down as well.
    case 'down':
      return false;
    case 'ceiling':
      return !negative;
    case 'floor':
      return negative;
  }
}
