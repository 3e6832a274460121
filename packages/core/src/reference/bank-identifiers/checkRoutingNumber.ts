import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';
import { weightedSum371 } from './weightedSum371';

/** Why a text is no US routing number. */
export type RoutingNumberProblem = 'bankIdentifiers.routingNumber.format' | 'bankIdentifiers.routingNumber.checksum';

/**
 * Checks a US routing number, be it of ACH, Fedwire or a cheque: nine digits, weighted 3-7-1 to a multiple of ten. A bank
 * may take part in one of the systems only, which no check digit tells. @source ABA Key to Routing Numbers
 */
export function checkRoutingNumber(text: string): IdentifierCheck<RoutingNumberProblem> {
  const check = checkPattern(text, /^(?!0{9})[0-9]{9}$/, 'bankIdentifiers.routingNumber.format');
  if (!check.ok || weightedSum371(check.value) === 0) return check;
  return { ok: false, reason: 'bankIdentifiers.routingNumber.checksum' };
}
