import type { IdentifierCheck } from './IdentifierCheck';
import { normalizeIdentifier } from './normalizeIdentifier';

/** Checks a Chinese CNAPS code: twelve digits, with or without a leading `CN`, `C/N` or SWIFT's `//CN`; its check digit is unpublished. */
export function checkCnaps(text: string): IdentifierCheck<'bankIdentifiers.cnaps.format'> {
  const value = normalizeIdentifier(text).replace(/^(?:\/\/)?C\/?N/, '');
  return /^(?!0{12})[0-9]{12}$/.test(value)
    ? { ok: true, value }
    : { ok: false, reason: 'bankIdentifiers.cnaps.format' };
}
