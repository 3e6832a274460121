import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';
import { weightedSum371 } from './weightedSum371';

/** Why a text is no CLABE. */
export type ClabeProblem = 'bankIdentifiers.clabe.format' | 'bankIdentifiers.clabe.checksum';

/** Checks a Mexican CLABE, which is the account number: 18 digits, the last one making up the 3-7-1 sum to a multiple of ten. */
export function checkClabe(text: string): IdentifierCheck<ClabeProblem> {
  const check = checkPattern(text, /^(?!0{18})[0-9]{18}$/, 'bankIdentifiers.clabe.format');
  if (!check.ok) return check;
  const expected = (10 - weightedSum371(check.value.slice(0, 17))) % 10;
  return Number(check.value[17]) === expected ? check : { ok: false, reason: 'bankIdentifiers.clabe.checksum' };
}
