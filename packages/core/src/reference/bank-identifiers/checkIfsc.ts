import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';

/** Checks an Indian IFSC: four letters of the bank, a zero, six characters of the branch. */
export function checkIfsc(text: string): IdentifierCheck<'bankIdentifiers.ifsc.format'> {
  return checkPattern(text, /^[A-Z]{4}0[A-Z0-9]{6}$/, 'bankIdentifiers.ifsc.format', 'IN');
}
