import type { TimeRange } from '../resource';
import { datesOfPreset } from './datesOfPreset';
import type { DateRangePreset } from './enums';
import { localDateOf } from './localDateOf';
import { rangeOfDates } from './rangeOfDates';

/**
 * A named range as UTC instants, in whole days of the zone's calendar; `now` is a UTC instant such as
 * `new Date().toISOString()`.
 *
 * @throws RangeError for an unknown zone or a malformed instant
 */
export function rangeOfPreset(preset: DateRangePreset, now: string, zone: string): TimeRange {
  const { first, last } = datesOfPreset(preset, localDateOf(now, zone));
  return rangeOfDates(first, last, zone);
}
