import { GatewayError } from '@corridor/core';

/** The request id to quote for a failure: its own, or that of what caused it. */
export function requestIdOf(failure: unknown): string | undefined {
  if (failure instanceof GatewayError) return failure.requestId;
  return failure instanceof Error && failure.cause !== undefined ? requestIdOf(failure.cause) : undefined;
}
