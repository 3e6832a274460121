import type { GatewayError } from '@corridor/core';

/** Id of the request that a write became; undefined where it was refused, or failed. */
export function approvalOf({ kind, params }: GatewayError): string | undefined {
  return kind === 'awaiting-approval' ? String(params?.approvalId) : undefined;
}
