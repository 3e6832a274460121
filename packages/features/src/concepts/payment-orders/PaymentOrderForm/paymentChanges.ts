import type { PaymentPrice, WireMoney } from '@corridor/core';

/** What differs between the price that was seen and the one in its place. */
export type PaymentChange =
  | { readonly what: 'debited' | 'fee' | 'received'; readonly from: WireMoney; readonly to: WireMoney }
  | { readonly what: 'clientRate' | 'arrival'; readonly from: string; readonly to: string };

/** Everything that changed from one price to the next; empty where the reader would agree to the same. */
export function paymentChanges(before: PaymentPrice, now: PaymentPrice): readonly PaymentChange[] {
  const amounts = (['debited', 'fee', 'received'] as const).map((what) => ({
    what,
    from: before[what],
    to: now[what],
  }));
  const texts = [
    { what: 'clientRate', from: before.exchange?.clientRate ?? '', to: now.exchange?.clientRate ?? '' },
    { what: 'arrival', from: before.arrival.arrivesOn, to: now.arrival.arrivesOn },
  ] as const;
  return [
    ...amounts.filter(({ from, to }) => from.amount !== to.amount || from.currency !== to.currency),
    ...texts.filter(({ from, to }) => from !== to),
  ];
}
