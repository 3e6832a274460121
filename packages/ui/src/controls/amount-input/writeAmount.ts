import { localeMarks } from './localeMarks';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Writes a decimal string for reading: grouped as the locale does, with all decimals of the currency; other text as it is. */
export function writeAmount(value: string, minorUnits: number, locale: string): string {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return value;
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true });
  const digits = fraction.padEnd(minorUnits, '0');
  return `${sign}${format.format(BigInt(whole))}${digits ? localeMarks(locale).decimal + digits : ''}`;
}

/** Writes a decimal string for editing: no groups, the locale's decimal mark, all decimals of the currency; other text as it is. */
export function editAmount(value: string, minorUnits: number, locale: string): string {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return value;
  const digits = fraction.padEnd(minorUnits, '0');
  return `${sign}${whole}${digits && localeMarks(locale).decimal + digits}`;
}

/** How many decimals a currency has, as far as the platform knows. */
export function minorUnitsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
