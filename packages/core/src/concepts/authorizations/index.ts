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
export { authorizations } from './resource';
export { AUTHORIZATION_RIGHTS } from './rights';
export {
  type AmountLimits,
  AUTHORIZATION_DAYS,
  type AuthorizationCase,
  declineReasonOf,
  remedyOf,
  responseCodeOf,
} from './rules';
export { type HoldParts, mayClear, settlementOf } from './status';
