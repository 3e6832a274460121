import { shiftDays } from './shiftDays';

/** The ISO 8601 week number of a calendar date: weeks begin on Monday, and week 1 holds the year's first Thursday. */
export function isoWeek(date: string): number {
  const weekday = (new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  const thursday = shiftDays(date, 3 - weekday);
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00.000Z`);
  const dayOfYear = (Date.parse(`${thursday}T00:00:00.000Z`) - newYear) / 86_400_000;
  return Math.floor(dayOfYear / 7) + 1;
}
