/** Number of a month counted from year 0, so that months can be added; undefined for text that is no `YYYY-MM`. */
export function readMonth(month: string): number | undefined {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(number) - 1;
}

/** Writes a number of a month as `YYYY-MM`. */
export const writeMonth = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/** Year of a number of a month. */
export const yearOf = (index: number): number => Math.floor(index / 12);

/** Writes a number of a month in a language, such as `May 2024` or `May`. */
export function monthFormat(locale: string, options: Intl.DateTimeFormatOptions): (index: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (index) => format.format(Date.UTC(yearOf(index), index % 12, 1));
}

/** The month that a clock in UTC shows. */
export const currentMonth = (): string => new Date().toISOString().slice(0, 7);
