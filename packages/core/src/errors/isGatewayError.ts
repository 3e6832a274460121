import { GatewayError, type GatewayErrorKind } from './GatewayError';

/** Returns true if a caught value is a `GatewayError`, of the given kind where one is named. @source ours */
export function isGatewayError(value: unknown, kind?: GatewayErrorKind): value is GatewayError {
  return value instanceof GatewayError && (kind === undefined || value.kind === kind);
}
