import type { CountryCode } from './CountryCode';
import { countryTable } from './countryTable';

/** The international calling code of a country without the plus sign, such as `44`; undefined where nobody can be called. */
export function callingCode(code: CountryCode): string | undefined {
  return countryTable.fieldsOf(code)[1] || undefined;
}
