import { isoWeek } from './isoWeek';
import { zoneClock } from './zoneClock';

/** The patterns in which dates and times are written, in every language alike. @source spec §9 */
export const TIME_FORMATS = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  year: 'YYYY',
  month: 'YYYY-MM',
  time: 'HH:mm:ss',
  week: 'w',
} as const;

/** The name of one of `TIME_FORMATS`. */
export type TimeFormat = keyof typeof TIME_FORMATS;

/** A function that writes UTC instants on a zone's wall clock in one of `TIME_FORMATS`; make it once for a table. @throws RangeError for an unknown zone or a malformed instant */
export function instantFormatter(format: TimeFormat, zone: string): (instant: string) => string {
  const wallClock = zoneClock(zone);
  return (instant) => {
    const { date, time } = wallClock(Date.parse(instant));
    switch (format) {
      case 'date':
        return date;
      case 'datetime':
        return `${date} ${time}`;
      case 'year':
        return date.slice(0, 4);
      case 'month':
        return date.slice(0, 7);
      case 'time':
        return time;
      case 'week':
        return String(isoWeek(date));
    }
  };
}
