import { localDateOf, shiftDays, type TimeRange } from '@corridor/core';

/** The first and last calendar day of a range, in the zone it was meant in. */
export function daysOfRange(range: TimeRange): { readonly first: string; readonly last: string } {
  return { first: localDateOf(range.from, range.zone), last: shiftDays(localDateOf(range.to, range.zone), -1) };
}

/** A range as two days: `2025-03-01 – 2025-03-31`, or one where they are the same. */
export function writeRange(range: TimeRange): string {
  const { first, last } = daysOfRange(range);
  return first === last ? first : `${first} – ${last}`;
}
