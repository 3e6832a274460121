export { asMistake } from './asMistake';
export { type FieldError, GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from './GatewayError';
export { isGatewayError } from './isGatewayError';
export { kindOfStatus } from './kindOfStatus';
export type { Mistake } from './Mistake';
export { misconfigured } from './misconfigured';
export { REFUSAL_REASONS, type RefusalReason } from './refusalReasons';
export { isRefusalReason, type ReasonParams, refusalText } from './refusalText';
