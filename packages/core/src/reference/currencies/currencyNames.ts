import type { CurrencyCode } from './CurrencyCode';

/** A function that names currencies in a language, such as `US Dollar`; a name the platform lacks is the code itself. */
export function currencyNames(locale: string): (code: CurrencyCode) => string {
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
