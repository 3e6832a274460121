import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneRules } from './usePhoneRules';

/** What a text says as a number of a country. */
export interface PhoneText {
  /** E.164 such as `+33612345678`; empty for no text. Text without a digit is handed on as it is. */
  readonly value: string;
  /** Country that the number belongs to, when it tells. */
  readonly country: string | undefined;
  /** True if the country's plan has such a number; true where the plans are not there to tell. */
  readonly valid: boolean;
  /** As people of the country write it. */
  readonly national: string;
}

/** Reads a number as people type or paste it: in the form of the country, or in international form with `+` or `00`. */
export function readPhone(text: string, country: string, rules: PhoneRules | null): PhoneText {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { value: '', country: undefined, valid: true, national: '' };
  const international = plain.replace(/^00(?=\d)/, '+');
  const digits = international.replace(/[^\d+]/g, '');
  if (!/\d/.test(digits) || /[^\d\s+().\-/‐-―]/.test(international))
    return { value: plain, country: undefined, valid: false, national: plain };
  if (!rules) return { value: digits, country: undefined, valid: true, national: plain };
  const number = rules.parsePhoneNumberFromString(international, knownCountry(country, rules));
  // Too short to be a number yet: the digits are kept behind the calling code.
  if (!number) return { value: unfinished(digits, country, rules), country: undefined, valid: false, national: plain };
  return {
    value: number.number,
    country: number.country,
    valid: number.isValid(),
    national: number.isPossible() ? number.formatNational() : plain,
  };
}

function unfinished(digits: string, country: string, rules: PhoneRules): string {
  const known = knownCountry(country, rules);
  return digits.startsWith('+') || !known ? digits : `+${rules.getCountryCallingCode(known)}${digits}`;
}

/** The country as the plans know it. Guarantee: it is returned only when they list it. */
export function knownCountry(country: string, rules: PhoneRules): CountryCode | undefined {
  return rules.isSupportedCountry(country as CountryCode) ? (country as CountryCode) : undefined;
}
