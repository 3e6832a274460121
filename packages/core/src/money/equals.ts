import type { Money } from './money';

/** Returns true if two amounts have the same currency and value; amounts of two currencies are never equal, not even zeros. */
export function equals(left: Money, right: Money): boolean {
  return left.currency === right.currency && left.minor === right.minor;
}
