import { mod97 } from './mod97';
import { normalizeIdentifier } from './normalizeIdentifier';

const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;
const PRINTED_CREDITOR = /^RF\d{2}(?:[A-Z0-9]{1,21}|(?: [A-Z0-9]{4})* [A-Z0-9]{1,4})$/i;

/**
 * Returns true for the IBAN of a Swiss or Liechtenstein account that takes payments by QR reference alone: its bank is numbered
 * 30000 to 31999. @source SIX, Implementation Guidelines QR-bill
 */
export function isQrIban(iban: string): boolean {
  return /^(?:CH|LI)[0-9]{2}3[01][0-9]{3}/.test(normalizeIdentifier(iban));
}

/** Returns true for 27 digits, as a QR reference has, however they are grouped; their check digit is not looked at. */
export function looksLikeQrReference(text: string): boolean {
  return /^[0-9]{27}$/.test(normalizeIdentifier(text));
}

/** Returns true for a QR reference: 27 digits, not all zero, the last by modulo 10, recursive. @source SIX */
export function isQrReference(text: string): boolean {
  const digits = normalizeIdentifier(text);
  if (!/^(?!0{27})[0-9]{27}$/.test(digits)) return false;
  let carry = 0;
  for (const digit of digits.slice(0, 26)) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10 === Number(digits[26]);
}

/** A QR reference as bills print it: two digits and five groups of five. */
export function formatQrReference(reference: string): string {
  return normalizeIdentifier(reference).replace(/^(..)(.{5})(.{5})(.{5})(.{5})(.{5})$/, '$1 $2 $3 $4 $5 $6');
}

/** Returns true for a text that is written as a creditor reference is: `RF`, two digits and the rest, whole or in groups of four. */
export function looksLikeCreditorReference(text: string): boolean {
  return PRINTED_CREDITOR.test(text) && normalizeIdentifier(text).length <= 25;
}

/** Returns true for a creditor reference: 5 to 25 characters of which mod 97 leaves 1. @source ISO 11649 */
export function isCreditorReference(text: string): boolean {
  const value = normalizeIdentifier(text);
  return /^RF[0-9]{2}[A-Z0-9]{1,21}$/.test(value) && mod97(value.slice(4) + value.slice(0, 4)) === 1;
}
