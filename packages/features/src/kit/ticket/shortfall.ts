import { compare, readWireMoney, subtract, toWireMoney, type WireMoney } from '@corridor/core';

/** How much is missing, if anything. */
export function shortfallOf(available: WireMoney, needed: WireMoney | null): WireMoney | undefined {
  const [has, wants] = [readWireMoney(available), needed && readWireMoney(needed)];
  if (!has || !wants || has.currency !== wants.currency || compare(wants, has) <= 0) return undefined;
  return toWireMoney(subtract(wants, has));
}
