import { type ArrivalEstimate, estimateArrival, type PaymentArrival, type PaymentMethod } from '@corridor/core';
import { type HolidayNames, offDays } from '../../platform/bank-holidays';
import type { Language } from '../../platform/call';

/** When a payment arrives as it is kept: holidays by their names in every language. */
export type KeptArrival = ArrivalEstimate<'weekend' | HolidayNames>;

/** Estimates when a payment arrives that is ordered now. */
export async function arrivalOf(
  at: Date,
  { bankCountry, paymentMethod }: { readonly bankCountry: string; readonly paymentMethod: PaymentMethod },
): Promise<KeptArrival> {
  return estimateArrival(at, paymentMethod, await offDays(bankCountry, at));
}

/** An arrival as the wire has it, in the language of a call. */
export function toArrival({ delays, ...dates }: KeptArrival, language: Language): PaymentArrival {
  return {
    ...dates,
    delays: delays.map(({ date, reason }) =>
      typeof reason === 'string'
        ? { date, kind: reason, name: null }
        : { date, kind: 'holiday', name: reason[language] },
    ),
  };
}
