import { readRows } from '../enumeration/rows';
import { IBAN_ROWS } from './ibanRows';

const ibanTable = /* @__PURE__ */ readRows(IBAN_ROWS);

/** How many characters an IBAN has that starts with these two letters; undefined where no IBAN does. */
export function ibanLength(prefix: string): number | undefined {
  return ibanTable.has(prefix) ? Number(ibanTable.fieldsOf(prefix)[0]) : undefined;
}
