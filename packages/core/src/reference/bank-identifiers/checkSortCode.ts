import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';

/** Checks a British sort code: six digits. Whether the account belongs to it only the bank can say. */
export function checkSortCode(text: string): IdentifierCheck<'bankIdentifiers.sortCode.format'> {
  return checkPattern(text, /^[0-9]{6}$/, 'bankIdentifiers.sortCode.format', 'SC');
}
