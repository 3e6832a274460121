import { type CountryCode, ibanPrefix, isCountryCode } from '../countries';
import type { IdentifierCheck } from './IdentifierCheck';
import { normalizeIdentifier } from './normalizeIdentifier';

/** Why a text is no BIC (SWIFT code). */
export type BicProblem =
  | 'bankIdentifiers.bic.length'
  | 'bankIdentifiers.bic.format'
  | 'bankIdentifiers.bic.country'
  | 'bankIdentifiers.bic.otherCountry';

/** Warning about a well-made BIC: its eighth character is the 0 of codes for tests, to which no money goes. */
export type BicWarning = 'bankIdentifiers.bic.test';

/**
 * Checks a BIC: 8 or 11 characters, a real country in the fifth and sixth, and that of the bank when one is given. The four in
 * front are letters or digits. @source spec §5, ISO 9362:2022
 */
export function checkBic(text: string, bankCountry?: CountryCode): IdentifierCheck<BicProblem, BicWarning> {
  const value = normalizeIdentifier(text);
  const reason = bicProblem(value, bankCountry);
  if (reason !== undefined) return { ok: false, reason };
  return value[7] === '0' ? { ok: true, value, warning: 'bankIdentifiers.bic.test' } : { ok: true, value };
}

function bicProblem(value: string, bankCountry: CountryCode | undefined): BicProblem | undefined {
  if (value.length !== 8 && value.length !== 11) return 'bankIdentifiers.bic.length';
  if (!/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value)) return 'bankIdentifiers.bic.format';
  const country = value.slice(4, 6);
  // Kosovo has no ISO code yet; SWIFT uses XK.
  if (!isCountryCode(country) && country !== 'XK') return 'bankIdentifiers.bic.country';
  if (bankCountry !== undefined && country !== bankCountry && country !== ibanPrefix(bankCountry)) {
    return 'bankIdentifiers.bic.otherCountry';
  }
  return undefined;
}
