const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** When the sign is written: for what is negative, always (but not for nothing), or never. */
export type AmountSign = 'auto' | 'always' | 'never';

/** A minus as wide as the plus and the figures: the hyphen that most locales write is a third of it. */
const MINUS = '\u2212';

/** A sign of a locale, such as its decimal separator. */
function signOf(format: Intl.NumberFormat, part: 'decimal', sample: number, fallback: string): string {
  return format.formatToParts(sample).find(({ type }) => type === part)?.value ?? fallback;
}

/**
 * A decimal string in the figures and groups of a locale, with the decimals that it has. It never becomes a number that
 * could lose a digit; what is no decimal string comes back as it is.
 */
export function formatAmount(amount: string, locale: string, sign: AmountSign = 'auto'): string {
  const [, minus, whole, fraction] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return amount;
  const format = new Intl.NumberFormat(locale, { useGrouping: true });
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  const places = fraction && [...fraction].map((digit) => figures.format(Number(digit))).join('');
  // The narrow space of French cannot be widened by `word-spacing`, and is hardly seen between figures.
  const groups = format.format(BigInt(whole)).replaceAll('\u202f', '\u00a0');
  const digits = groups + (places ? signOf(format, 'decimal', 0.5, '.') + places : '');
  const nothing = /^[0.]*$/.test(whole + (fraction ?? ''));
  if (sign === 'never' || nothing) return digits;
  if (minus) return MINUS + digits;
  return sign === 'always' ? `+${digits}` : digits;
}
