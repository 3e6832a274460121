import type { IdentifierCheck } from './IdentifierCheck';
import { normalizeBankCode, normalizeIdentifier } from './normalizeIdentifier';

/** Normalises a text and compares it with a pattern, for identifiers without check digits; `clearing` is the code that SWIFT puts before it. */
export function checkPattern<Reason extends string>(
  text: string,
  pattern: RegExp,
  reason: Reason,
  clearing?: string,
): IdentifierCheck<Reason> {
  const value = clearing === undefined ? normalizeIdentifier(text) : normalizeBankCode(text, clearing);
  return pattern.test(value) ? { ok: true, value } : { ok: false, reason };
}
