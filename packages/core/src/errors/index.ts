export { type FieldError, GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from './GatewayError';
export { isGatewayError } from './isGatewayError';
export { kindOfStatus } from './kindOfStatus';
