import type { CodesInRows } from '../enumeration/rows';
import type { CURRENCY_ROWS } from './currencyRows';

/** An active ISO 4217 currency code that has a minor unit, such as `USD`. @source ISO 4217 */
export type CurrencyCode = CodesInRows<typeof CURRENCY_ROWS>;
