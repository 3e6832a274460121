import { fromWireMoney, subtract, toWireMoney, type WireMoney } from '@corridor/core';

/** What is left of an amount less others of its currency. */
export function amountLeft(whole: WireMoney, parts: readonly WireMoney[]): WireMoney {
  return toWireMoney(parts.reduce((left, part) => subtract(left, fromWireMoney(part)), fromWireMoney(whole)));
}
