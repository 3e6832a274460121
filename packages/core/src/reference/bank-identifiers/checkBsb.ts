import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';

/** Checks an Australian BSB: six digits. */
export function checkBsb(text: string): IdentifierCheck<'bankIdentifiers.bsb.format'> {
  return checkPattern(text, /^[0-9]{6}$/, 'bankIdentifiers.bsb.format', 'AU');
}
