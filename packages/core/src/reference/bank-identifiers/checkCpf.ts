import type { IdentifierCheck } from './IdentifierCheck';
import { mod11Digit } from './mod11Digit';
import { normalizeIdentifier } from './normalizeIdentifier';

/** Why a text is no CPF. */
export type CpfProblem = 'bankIdentifiers.cpf.format' | 'bankIdentifiers.cpf.checksum';

const WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** Checks a Brazilian CPF (a person's tax number): eleven digits, not all alike, the last two being mod 11 check digits. */
export function checkCpf(text: string): IdentifierCheck<CpfProblem> {
  const value = normalizeIdentifier(text).replace(/\./g, '');
  if (!/^(?!(\d)\1{10}$)[0-9]{11}$/.test(value)) return { ok: false, reason: 'bankIdentifiers.cpf.format' };
  const first = mod11Digit(value, WEIGHTS.slice(1));
  const second = mod11Digit(value, WEIGHTS);
  return value.endsWith(`${first}${second}`)
    ? { ok: true, value }
    : { ok: false, reason: 'bankIdentifiers.cpf.checksum' };
}
