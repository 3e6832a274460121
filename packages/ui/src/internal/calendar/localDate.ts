/** A calendar date `YYYY-MM-DD` as the local day of a `Date`; undefined for text that names no day. */
export function toDate(text: string): Date | undefined {
  const read = readLocalDate(text);
  if (read === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = read.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  // Set apart, because the constructor takes years below 100 for those of the last century.
  date.setFullYear(year, month - 1, day);
  return date;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The local day of a `Date` as `YYYY-MM-DD`. */
export const toLocalDate = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Reads `2025-03-01`, `2025/3/1`, `2025.3.1` or `20250301` as `YYYY-MM-DD`; undefined when there is no such day. */
export function readLocalDate(text: string): string | undefined {
  const parts = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text.trim());
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** A date moved by whole days. */
export function shiftDate(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A date moved by whole months; the last day of the month where it has no such day. */
export function shiftDateMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The calendar date that it is now in a zone. */
export function todayIn(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts();
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The zone of the reader's clock. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
