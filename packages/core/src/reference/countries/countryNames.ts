import type { CountryCode } from './CountryCode';

/** A function that names countries in a language, such as `United Kingdom`; a name the platform lacks is the code itself. */
export function countryNames(locale: string): (code: CountryCode) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
