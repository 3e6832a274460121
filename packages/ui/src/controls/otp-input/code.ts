/** Characters that a code may have. */
export type OtpAlphabet = 'digits' | 'letters-and-digits';

const FOREIGN = { digits: /\D/g, 'letters-and-digits': /[^0-9A-Z]/g };

/** What of a typed or pasted text belongs to a code: wide digits made plain, letters raised, the rest dropped, cut to length. */
export function cleanCode(text: string, alphabet: OtpAlphabet, length: number): string {
  return text.normalize('NFKC').toUpperCase().replace(FOREIGN[alphabet], '').slice(0, length);
}
