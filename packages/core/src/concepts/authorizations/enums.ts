import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

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

/** Status of an authorization: open while it holds money, else why it holds none. @source ours */
export const authorizationStatus = /* @__PURE__ */ defineEnumeration('authorizations.status', [
  'approved',
  'declined',
  'reversed',
  'expired',
]);

/** A code of `authorizationStatus`. */
export type AuthorizationStatus = CodeOf<typeof authorizationStatus>;

/** What happens to an authorization after it was asked for, itself included. @source ours */
export const authorizationEventKind = /* @__PURE__ */ defineEnumeration('authorizations.event', [
  'authorized',
  'declined',
  'reversed',
  'cleared',
  'refunded',
  'expired',
]);

/** A code of `authorizationEventKind`. */
export type AuthorizationEventKind = CodeOf<typeof authorizationEventKind>;

/** Why an authorization was declined. @source ours */
export const declineReason = /* @__PURE__ */ defineEnumeration('authorizations.declineReason', [
  'notActivated',
  'blocked',
  'lost',
  'expired',
  'closed',
  'overSingleLimit',
  'overDailyLimit',
  'overMonthlyLimit',
  'overTotalLimit',
  'tooManyToday',
  'insufficientFunds',
]);

/** A code of `declineReason`. */
export type DeclineReason = CodeOf<typeof declineReason>;

/** What an operator can do so that the next authorization is not declined for the same reason. @source ours */
export const declineRemedy = /* @__PURE__ */ defineEnumeration('authorizations.remedy', [
  'activate',
  'unblock',
  'cancelLoss',
  'applyForCard',
  'raiseLimits',
  'topUp',
]);

/** A code of `declineRemedy`. */
export type DeclineRemedy = CodeOf<typeof declineRemedy>;
