import type { CodesInRows } from '../enumeration/rows';
import type { COUNTRY_ROWS } from './countryRows';

/** An ISO 3166-1 alpha-2 country code, such as `GB`. @source ISO 3166-1 */
export type CountryCode = CodesInRows<typeof COUNTRY_ROWS>;
