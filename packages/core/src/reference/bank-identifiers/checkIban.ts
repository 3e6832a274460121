import { type CountryCode, ibanLength, ibanPrefix, isIbanStructure } from '../countries';
import type { IdentifierCheck } from './IdentifierCheck';
import { mod97 } from './mod97';
import { normalizeIdentifier } from './normalizeIdentifier';

/** Why a text is no IBAN. */
export type IbanProblem =
  | 'bankIdentifiers.iban.format'
  | 'bankIdentifiers.iban.country'
  | 'bankIdentifiers.iban.length'
  | 'bankIdentifiers.iban.structure'
  | 'bankIdentifiers.iban.checksum'
  | 'bankIdentifiers.iban.otherCountry';

/**
 * Checks an IBAN: its characters, the length and structure its country prescribes, check digits (mod 97 leaves 1), and
 * that it belongs to the bank's country when one is given. @source ISO 13616
 */
export function checkIban(text: string, bankCountry?: CountryCode): IdentifierCheck<IbanProblem> {
  const value = normalizeIdentifier(text).replace(/^IBAN:?/, '');
  const reason = ibanProblem(value, bankCountry);
  if (reason === undefined) return { ok: true, value };
  if (reason !== 'bankIdentifiers.iban.length') return { ok: false, reason };
  const country = value.slice(0, 2);
  return { ok: false, reason, params: { country, length: ibanLength(country) ?? 0 } };
}

function ibanProblem(value: string, bankCountry: CountryCode | undefined): IbanProblem | undefined {
  const prefix = value.slice(0, 2);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(value)) return 'bankIdentifiers.iban.format';
  const length = ibanLength(prefix);
  if (length === undefined) return 'bankIdentifiers.iban.country';
  if (value.length !== length) return 'bankIdentifiers.iban.length';
  if (!isIbanStructure(value)) return 'bankIdentifiers.iban.structure';
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02, but are never issued.
  const issued = !/^(00|01|99)$/.test(value.slice(2, 4));
  if (!issued || mod97(value.slice(4) + value.slice(0, 4)) !== 1) return 'bankIdentifiers.iban.checksum';
  if (bankCountry !== undefined && prefix !== ibanPrefix(bankCountry)) return 'bankIdentifiers.iban.otherCountry';
  return undefined;
}
