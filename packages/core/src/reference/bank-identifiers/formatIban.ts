import { normalizeIdentifier } from './normalizeIdentifier';

/** An IBAN as it is printed, in groups of four. */
export function formatIban(iban: string): string {
  return normalizeIdentifier(iban).replace(/.{4}(?=.)/g, '$& ');
}
