const DAY = 86_400_000;

/** The ISO 8601 week number of a calendar date: weeks begin on Monday, and week 1 holds the year's first Thursday. */
export function isoWeek(date: string): number {
  const day = new Date(`${date}T00:00:00Z`);
  // A week belongs to the year that its Thursday lies in.
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - first) / DAY / 7);
}
