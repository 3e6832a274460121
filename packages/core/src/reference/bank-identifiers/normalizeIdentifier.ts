import { typedTextOf } from '../text';

/** An identifier as banks compare it: what was typed without spaces and hyphens, in upper case, full-width characters made plain. */
export function normalizeIdentifier(text: string): string {
  return typedTextOf(text)
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .toUpperCase();
}

/** The same without the code of its clearing in front, such as `//FW`, as SWIFT writes national bank codes. @source SWIFT field 57, option A */
export function normalizeBankCode(text: string, clearing: string): string {
  const value = normalizeIdentifier(text);
  return value.startsWith(`//${clearing}`) ? value.slice(clearing.length + 2) : value;
}
