import { calendarDay, writeDay } from './calendarDay';

/** The calendar date a number of months later, or earlier when negative; the month's last day where it has no such day. */
export function shiftMonths(date: string, months: number): string {
  return writeDay(calendarDay(date).add(months, 'month'));
}
