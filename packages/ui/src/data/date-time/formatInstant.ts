/** How much of an instant is shown. */
export type InstantStyle = 'date' | 'minute' | 'second';

const PARTS: Record<InstantStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format takes longer than a hundred uses of it, and a table uses it in every row.
function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** A UTC instant in ISO form as a date; undefined when it is none. */
export function instantOf(value: string): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** An instant in the words of a locale and the clock of a zone. */
export const formatInstant = (instant: Date, locale: string, timeZone: string, style: InstantStyle): string =>
  formatFor(locale, { ...PARTS[style], timeZone }).format(instant);

/** The zone in words, with summer time where it is in effect. */
export function zoneName(instant: Date, locale: string, timeZone: string): string {
  const parts = formatFor(locale, { timeZone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The instant in UTC to the second: `2024-01-08 09:30:00 UTC`. */
export const utcText = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
