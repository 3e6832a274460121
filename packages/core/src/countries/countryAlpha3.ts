import type { CountryCode } from './CountryCode';
import { countryTable } from './countryTable';

/** The ISO 3166-1 alpha-3 code of a country, such as `GBR`. */
export function countryAlpha3(code: CountryCode): string {
  return countryTable.fieldsOf(code)[0] ?? '';
}
