import { readRows } from '../enumeration/rows';
import { COUNTRY_ROWS } from './countryRows';

/** The rows of ISO 3166-1 by alpha-2 code: alpha-3 code, then the calling code, empty where there is none. */
export const countryTable = /* @__PURE__ */ readRows(COUNTRY_ROWS);

/** Every country code, in alphabetical order. */
export const COUNTRY_CODES = /* @__PURE__ */ (() => countryTable.codes)();
