/** Instants at which dates tend to go wrong: a Saturday, a leap day, the end of a year five minutes before midnight, and both changes of summer time. */
export const DAYS: readonly string[] = [
  '2026-12-05T10:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T23:55:00Z',
  '2027-03-28T00:59:00Z',
  '2027-10-31T00:59:00Z',
];
