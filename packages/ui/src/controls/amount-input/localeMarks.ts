/** The marks with which a locale writes numbers in ASCII digits. */
export interface LocaleMarks {
  readonly decimal: string;
  /** Between groups of digits; a space of any width is a plain space here. */
  readonly group: string;
}

/** Reads a locale's marks off a number that it has written. */
export function localeMarks(locale: string): LocaleMarks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5);
  const mark = (kind: string) => (parts.find(({ type }) => type === kind)?.value ?? '').normalize('NFKC');
  return { decimal: mark('decimal') || '.', group: mark('group').replace('\u2019', "'") };
}
