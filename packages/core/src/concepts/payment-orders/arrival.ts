import { businessDayFrom, isWeekend, type OffOn } from '../../time/businessDays';
import { shiftDays } from '../../time/shiftDays';
import type { PaymentMethod } from '../beneficiaries';

/** Hour of UTC until which a payment is sent on the same business day. @source ours */
export const PAYMENT_CUT_OFF_HOUR: Readonly<Record<PaymentMethod, number>> = { local: 17, swift: 15 };

/** Business days of the destination that a payment takes once it is sent. @source ours */
export const PAYMENT_BUSINESS_DAYS: Readonly<Record<PaymentMethod, number>> = { local: 1, swift: 2 };

/** When a payment arrives, and the dates that it has to wait for. Dates are `YYYY-MM-DD`. */
export interface ArrivalEstimate<Reason> {
  /** The date on which it is sent, counted in UTC: a business day of the destination by its own clearing, a weekday by SWIFT. */
  readonly sentOn: string;
  /** The end of that date's business, as a UTC instant: ordered later, it is sent later. */
  readonly cutOffAt: string;
  /** The date by which it arrives, a business day of the destination. */
  readonly arrivesOn: string;
  /** What delays it, by date. */
  readonly delays: readonly { readonly date: string; readonly reason: Reason | 'cutOff' | 'weekend' }[];
}

/**
 * Estimates when a payment arrives: it is sent until the cut-off of a day on which its destination's clearing works, or by SWIFT from
 * Monday to Friday, and takes business days of its destination. @source ours
 */
export function estimateArrival<Reason>(
  at: Date,
  method: PaymentMethod,
  offAtDestination: OffOn<Reason>,
): ArrivalEstimate<Reason> {
  const today = at.toISOString().slice(0, 10);
  const offAtSending = method === 'local' ? offAtDestination : offBySwift;
  const isLate = offAtSending(today) === undefined && at.getTime() >= Date.parse(cutOffOn(today, method));
  const sending = businessDayFrom<Reason | 'weekend'>(isLate ? shiftDays(today, 1) : today, offAtSending);
  const delays: { date: string; reason: Reason | 'cutOff' | 'weekend' }[] = [
    ...(isLate ? [{ date: today, reason: 'cutOff' as const }] : []),
    ...sending.passed,
  ];
  let arrivesOn = sending.date;
  for (let day = 0; day < PAYMENT_BUSINESS_DAYS[method]; day += 1) {
    const next = businessDayFrom(shiftDays(arrivesOn, 1), offAtDestination);
    delays.push(...next.passed);
    arrivesOn = next.date;
  }
  return { sentOn: sending.date, cutOffAt: cutOffOn(sending.date, method), arrivesOn, delays };
}

const offBySwift = (date: string) => (isWeekend(date) ? ('weekend' as const) : undefined);

function cutOffOn(date: string, method: PaymentMethod): string {
  return `${date}T${String(PAYMENT_CUT_OFF_HOUR[method]).padStart(2, '0')}:00:00.000Z`;
}
