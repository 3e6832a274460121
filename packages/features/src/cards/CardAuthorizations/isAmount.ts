import { fromWireMoney, isZero, type WireMoney } from '@corridor/core';

/** Whether there is anything of an amount. */
export function isAmount(value: WireMoney): boolean {
  return !isZero(fromWireMoney(value));
}
