import { type CodeOf, defineEnumeration } from '../enumeration';

/** What an authorization message did to the hold. @source spec §3 */
export const authorizationType = /* @__PURE__ */ defineEnumeration('authorizations.type', [
  'approval',
  'reversal',
  'declined',
]);

/** A code of `authorizationType`. */
export type AuthorizationType = CodeOf<typeof authorizationType>;

/** How clearing compared with the amount that was authorized. @source spec §4 */
export const settlementStatus = /* @__PURE__ */ defineEnumeration('authorizations.settlement', [
  'settled',
  'partialSettled',
  'overpaymentSettled',
  'reversed',
]);

/** A code of `settlementStatus`. */
export type SettlementStatus = CodeOf<typeof settlementStatus>;

/** Whether an authorization still holds money, and why not. @source ours */
export const authorizationStatus = /* @__PURE__ */ defineEnumeration('authorizations.status', [
  'approved',
  'declined',
  'reversed',
  'expired',
]);

/** A code of `authorizationStatus`. */
export type AuthorizationStatus = CodeOf<typeof authorizationStatus>;
