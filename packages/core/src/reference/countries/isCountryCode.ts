import type { CountryCode } from './CountryCode';
import { countryTable } from './countryTable';

/** Returns true if a value is an upper-case ISO 3166-1 alpha-2 code. */
export function isCountryCode(value: unknown): value is CountryCode {
  return countryTable.has(value);
}
