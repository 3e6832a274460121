import { checkPattern } from './checkPattern';
import type { IdentifierCheck } from './IdentifierCheck';
import { weightedSum371 } from './weightedSum371';

/** Why a text is no US routing number. */
export type RoutingNumberProblem =
  | 'bankIdentifiers.routingNumber.format'
  | 'bankIdentifiers.routingNumber.range'
  | 'bankIdentifiers.routingNumber.checksum';

// The government, the Federal Reserve's districts with their thrifts and electronic numbers, and traveller's cheques.
const ISSUED = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

/**
 * Checks a US routing number, be it of ACH, Fedwire or a cheque: nine digits that begin with an issued pair, weighted 3-7-1 to a
 * multiple of ten. A bank may take part in one of the systems only, which no check digit tells. @source ABA Key to Routing Numbers
 */
export function checkRoutingNumber(text: string): IdentifierCheck<RoutingNumberProblem> {
  const check = checkPattern(text, /^(?!0{9})[0-9]{9}$/, 'bankIdentifiers.routingNumber.format', 'FW');
  if (!check.ok) return check;
  if (!ISSUED.test(check.value)) return { ok: false, reason: 'bankIdentifiers.routingNumber.range' };
  return weightedSum371(check.value) === 0 ? check : { ok: false, reason: 'bankIdentifiers.routingNumber.checksum' };
}
