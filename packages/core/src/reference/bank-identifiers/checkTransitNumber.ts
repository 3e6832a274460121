import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';

/** Checks a Canadian transit number, which the branch code field carries: five digits. */
export function checkTransitNumber(text: string): IdentifierCheck<'bankIdentifiers.transitNumber.format'> {
  return checkPattern(text, /^[0-9]{5}$/, 'bankIdentifiers.transitNumber.format');
}
