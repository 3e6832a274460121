export {
  AUTHORIZATION_SORTS,
  type Authorization,
  type AuthorizationContract,
  type AuthorizationDetail,
  type AuthorizationEvent,
  type AuthorizationFilter,
  type AuthorizationRequest,
  type AuthorizationSort,
  type HoldExplanation,
} from './contract';
export {
  type AuthorizationEventKind,
  type AuthorizationStatus,
  type AuthorizationType,
  authorizationEventKind,
  authorizationStatus,
  authorizationType,
  type DeclineReason,
  type DeclineRemedy,
  declineReason,
  declineRemedy,
  type SettlementStatus,
  settlementStatus,
} from './enums';
export { authorizationFixture } from './fixtures';
export { authorizations } from './resource';
export {
  type AmountLimits,
  AUTHORIZATION_DAYS,
  type AuthorizationCase,
  declineReasonOf,
  remedyOf,
  responseCodeOf,
} from './rules';
export { type HoldParts, mayClear, openHold, settlementOf, usedBy } from './status';
