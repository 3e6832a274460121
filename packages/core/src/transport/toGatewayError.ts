import { GatewayError } from '../errors';
import type { TransportRequest } from './Transport';

/** What is known of a call that got no answer. */
export interface Silence {
  readonly request: TransportRequest;
  readonly requestId: string;
  readonly timedOut: boolean;
}

/** Turns whatever kept an answer from arriving into a `GatewayError`; a money call without an answer has an unknown outcome. @source spec §8 */
export function toGatewayError(reason: unknown, { request, requestId, timedOut }: Silence): GatewayError {
  if (reason instanceof GatewayError) return reason;
  const cause = withoutRequest(reason);
  if (request.signal?.aborted) return new GatewayError('canceled', { msg: 'Request canceled', requestId, cause });
  if (request.effect === 'money') {
    return new GatewayError('unknown-outcome', { msg: 'The outcome of this request is not known', requestId, cause });
  }
  if (timedOut) return new GatewayError('timeout', { msg: 'Request timed out', requestId, cause });
  return new GatewayError('network', { msg: 'Network Error', requestId, cause });
}

// A failure may hold on to the whole request, credentials included: only its message may travel on.
function withoutRequest(reason: unknown): Error {
  return new Error(reason instanceof Error ? reason.message : 'unknown failure');
}
