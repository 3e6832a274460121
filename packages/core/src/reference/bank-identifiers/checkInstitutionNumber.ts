import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';

/** Checks a Canadian institution number: three digits. */
export function checkInstitutionNumber(text: string): IdentifierCheck<'bankIdentifiers.institutionNumber.format'> {
  return checkPattern(text, /^[0-9]{3}$/, 'bankIdentifiers.institutionNumber.format');
}
