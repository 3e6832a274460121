import type { ExchangeQuote, WireMoney } from '@corridor/core';

/** What differs between the price that was seen and the one in its place. */
export type PriceChange =
  | { readonly what: 'sell' | 'buy' | 'fee'; readonly from: WireMoney; readonly to: WireMoney }
  | { readonly what: 'rate' | 'settles'; readonly from: string; readonly to: string };

/** The settlement as it is told: an instant, or '' for at once. */
export const settlementOf = ({ createdAt, settlesAt }: ExchangeQuote): string =>
  Date.parse(settlesAt) <= Date.parse(createdAt) ? '' : settlesAt;

/** Everything that changed from one price to the next; empty where the reader would agree to the same. */
export function priceChanges(before: ExchangeQuote, now: ExchangeQuote): readonly PriceChange[] {
  const amounts = (['sell', 'buy', 'fee'] as const).map((what) => ({ what, from: before[what], to: now[what] }));
  const texts = [
    { what: 'rate', from: before.clientRate, to: now.clientRate },
    { what: 'settles', from: settlementOf(before), to: settlementOf(now) },
  ] as const;
  return [
    ...amounts.filter(({ from, to }) => from.amount !== to.amount || from.currency !== to.currency),
    ...texts.filter(({ from, to }) => from !== to),
  ];
}
