import { readRows } from '../enumeration/rows';
import { CURRENCY_ROWS } from './currencyRows';

/** The rows of ISO 4217 by code: number, then the exponent where it is not 2. */
export const currencyTable = /* @__PURE__ */ readRows(CURRENCY_ROWS);

/** Every currency code that the product offers, in alphabetical order. @source spec §9 */
export const CURRENCY_CODES = /* @__PURE__ */ (() => currencyTable.codes)();
