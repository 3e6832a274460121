import { readWireMoney, type WireMoney } from '@corridor/core';

/** Returns true if an amount is zero. */
export function isNothing(amount: WireMoney): boolean {
  return readWireMoney(amount)?.minor === 0n;
}
