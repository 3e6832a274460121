import { calendarDay, writeDay } from './calendarDay';

/** The calendar date a number of days later, or earlier when negative; a day of the calendar, not 24 hours. */
export function shiftDays(date: string, days: number): string {
  return writeDay(calendarDay(date).add(days, 'day'));
}
