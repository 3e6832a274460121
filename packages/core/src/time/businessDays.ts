import { shiftDays } from './shiftDays';

/** Says why banks do not work on a calendar date `YYYY-MM-DD`; undefined where they do. */
export type OffOn<Reason> = (date: string) => Reason | undefined;

/** A business day, and the dates before it on which banks do not work. */
export interface BusinessDay<Reason> {
  readonly date: string;
  readonly passed: readonly { readonly date: string; readonly reason: Reason }[];
}

/** Most dates that are looked at: no country's banks rest that long. */
const LOOKED_AT = 60;

/** The first business day from a date on, that date itself included. @throws RangeError where there is none in two months */
export function businessDayFrom<Reason>(from: string, offOn: OffOn<Reason>): BusinessDay<Reason> {
  const passed: { date: string; reason: Reason }[] = [];
  for (let days = 0; days < LOOKED_AT; days += 1) {
    const date = shiftDays(from, days);
    const reason = offOn(date);
    if (reason === undefined) return { date, passed };
    passed.push({ date, reason });
  }
  throw new RangeError(`no business day within ${LOOKED_AT} days of ${from}`);
}

/** Days of the week on which banks do not work in most countries, from 1 for Monday to 7 for Sunday. */
export const USUAL_WEEKEND: readonly number[] = [6, 7];

/** Returns true if a calendar date is a Saturday or a Sunday, or a day of another weekend. */
export function isWeekend(date: string, weekend: readonly number[] = USUAL_WEEKEND): boolean {
  return weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
}
