import { calendarDay } from './calendarDay';

/** The ISO 8601 week number of a calendar date: weeks begin on Monday, and week 1 holds the year's first Thursday. */
export function isoWeek(date: string): number {
  return calendarDay(date).isoWeek();
}
