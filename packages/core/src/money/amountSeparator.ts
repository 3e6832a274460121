/** Which mark parts whole from fraction in a reduced amount: `none` when every mark only groups digits. */
export type AmountSeparator = '.' | ',' | 'none' | 'ambiguous';

/**
 * Finds the decimal separator. Of a point and a comma the last one is it; one that occurs twice groups; a single one in
 * front of exactly three digits could be either, and only the locale can tell.
 */
export function amountSeparator(body: string, locale: string | undefined): AmountSeparator {
  const lastPoint = body.lastIndexOf('.');
  const lastComma = body.lastIndexOf(',');
  if (lastPoint < 0 && lastComma < 0) return 'none';
  const last = lastPoint > lastComma ? '.' : ',';
  if (lastPoint >= 0 && lastComma >= 0) return last;
  if (body.indexOf(last) !== body.lastIndexOf(last)) return 'none';
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return last;
  return locale === undefined ? 'ambiguous' : separatorIn(locale, last);
}

function separatorIn(locale: string, mark: '.' | ','): AmountSeparator {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12345.6);
  const meaning = parts.find(({ value }) => value === mark)?.type;
  if (meaning === 'decimal') return mark;
  return meaning === 'group' ? 'none' : 'ambiguous';
}
