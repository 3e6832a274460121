import type { IdentifierCheck } from './IdentifierCheck';
import { mod11Digit } from './mod11Digit';
import { normalizeIdentifier } from './normalizeIdentifier';

/** Why a text is no CNPJ. */
export type CnpjProblem = 'bankIdentifiers.cnpj.format' | 'bankIdentifiers.cnpj.checksum';

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/**
 * Checks a Brazilian CNPJ (a company's tax number): twelve digits or letters, as issued since July 2026, and two mod 11
 * check digits, each character counting its ASCII code less 48.
 */
export function checkCnpj(text: string): IdentifierCheck<CnpjProblem> {
  const value = normalizeIdentifier(text).replace(/[./]/g, '');
  if (!/^(?!(\d)\1{13}$)[A-Z0-9]{12}[0-9]{2}$/.test(value)) return { ok: false, reason: 'bankIdentifiers.cnpj.format' };
  const first = mod11Digit(value, WEIGHTS.slice(1));
  const second = mod11Digit(value, WEIGHTS);
  return value.endsWith(`${first}${second}`)
    ? { ok: true, value }
    : { ok: false, reason: 'bankIdentifiers.cnpj.checksum' };
}
