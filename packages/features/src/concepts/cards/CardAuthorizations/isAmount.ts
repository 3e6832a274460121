import { fromWireMoney, isZero, type WireMoney } from '@corridor/core';

/** Returns true if there is anything of an amount. */
export function isAmount(value: WireMoney): boolean {
  return !isZero(fromWireMoney(value));
}
