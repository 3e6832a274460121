import { GatewayError } from '@corridor/core';

/** The request id to quote for a failure: its own, or that of what caused it. */
export function requestIdOf(failure: unknown): string | undefined {
  if (failure instanceof GatewayError) return failure.requestId;
  return failure instanceof Error && failure.cause !== undefined ? requestIdOf(failure.cause) : undefined;
}

/** Whether code could not be fetched, as happens to a page that is older than a release. */
export function isMissingCode(failure: unknown): boolean {
  return (
    failure instanceof Error && /dynamically imported module|importing a module script|preload/i.test(failure.message)
  );
}
