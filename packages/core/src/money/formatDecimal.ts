import { currencyExponent } from '../reference/currencies';
import { abs } from './abs';
import { isNegative } from './isNegative';
import type { Money } from './money';

/** The amount as plain decimal text with exactly the currency's decimals, such as `-10.50`; zero never bears a sign. */
export function formatDecimal(amount: Money): string {
  const exponent = currencyExponent(amount.currency);
  const sign = isNegative(amount) ? '-' : '';
  const digits = String(abs(amount).minor).padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
