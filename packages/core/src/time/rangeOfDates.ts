import type { TimeRange } from '../resource';
import { isLocalDate } from './isLocalDate';
import { shiftDays } from './shiftDays';
import { startOfDay } from './startOfDay';

/**
 * The stretch of time that two calendar dates of a zone enclose, both days included: from the start of the first until the
 * start of the day after the last.
 *
 * @throws RangeError for a malformed date, an unknown zone, or a last day before the first
 */
export function rangeOfDates(first: string, last: string, zone: string): TimeRange {
  for (const date of [first, last]) {
    if (!isLocalDate(date)) throw new RangeError(`Not a calendar date: ${JSON.stringify(date)}`);
  }
  if (last < first) throw new RangeError(`The range ends on ${last}, before it starts on ${first}`);
  return { from: startOfDay(first, zone), to: startOfDay(shiftDays(last, 1), zone), zone };
}
