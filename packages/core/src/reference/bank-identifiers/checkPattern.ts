import type { IdentifierCheck } from './IdentifierCheck';
import { normalizeIdentifier } from './normalizeIdentifier';

/** Normalises a text and compares it with a pattern, for identifiers without check digits. */
export function checkPattern<Reason extends string>(
  text: string,
  pattern: RegExp,
  reason: Reason,
): IdentifierCheck<Reason> {
  const value = normalizeIdentifier(text);
  return pattern.test(value) ? { ok: true, value } : { ok: false, reason };
}
