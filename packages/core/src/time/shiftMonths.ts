/** The calendar date a number of months later, or earlier when negative; the month's last day where it has no such day. */
export function shiftMonths(date: string, months: number): string {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, daysInMonth));
  return first.toISOString().slice(0, 10);
}
