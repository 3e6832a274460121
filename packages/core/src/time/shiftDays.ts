const DAY = 86_400_000;

/** The calendar date a number of days later, or earlier when negative; a day of the calendar, not 24 hours. */
export function shiftDays(date: string, days: number): string {
  // UTC has no clock changes, so there a day is always 24 hours.
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
