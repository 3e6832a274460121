const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a number of bytes for reading, such as 820 kB or 1 MB, in steps of 1024. */
export function writeBytes(bytes: number, locale: string): string {
  const step = Math.max(0, Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
  return format.format(bytes / 1024 ** step);
}
