import { readRows } from '../enumeration/rows';
import { IBAN_ROWS } from './ibanRows';

/** The structures of IBANs by the two letters they start with. */
export const ibanTable = /* @__PURE__ */ readRows(IBAN_ROWS);
