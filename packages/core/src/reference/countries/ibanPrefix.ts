import { readRows } from '../enumeration/rows';
import type { CountryCode } from './CountryCode';

/** Territories whose accounts bear the IBANs and BICs of another country. @source ISO 13616 registry */
const territories = /* @__PURE__ */ readRows(`
AX:FI BL:FR GF:FR GG:GB GP:FR IM:GB JE:GB MF:FR MQ:FR NC:FR PF:FR PM:FR RE:FR TF:FR WF:FR YT:FR
`);

/** The letters that IBANs of a country's banks start with: its own code, or that of the country it banks with. */
export function ibanPrefix(country: CountryCode): string {
  return territories.has(country) ? (territories.fieldsOf(country)[0] ?? country) : country;
}
