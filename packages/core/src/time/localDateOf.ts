import { zoneClock } from './zoneClock';

/** The calendar date `YYYY-MM-DD` in a zone at an instant. @throws RangeError for an unknown zone or a malformed instant. */
export function localDateOf(instant: string, zone: string): string {
  return zoneClock(zone)(Date.parse(instant)).date;
}
