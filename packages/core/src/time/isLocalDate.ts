/** Returns true if a value is a calendar date `YYYY-MM-DD` that exists, from the year 1 to 9999: 31 February is none. @source spec §9 */
export function isLocalDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const instant = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}
