import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** A calendar date to count from; UTC has no clock changes, so a day is always a day. */
export const calendarDay = (date: string): Dayjs => dayjs.utc(date);

/** The calendar date as `YYYY-MM-DD`. */
export const writeDay = (day: Dayjs): string => day.format('YYYY-MM-DD');
