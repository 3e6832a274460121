import { AxiosError, isAxiosError, isCancel } from 'axios';
import { GatewayError } from '../errors';
import type { TransportRequest } from './Transport';

/** Turns whatever kept an answer from arriving into a `GatewayError`; a money call without an answer has an unknown outcome. @source spec §8 */
export function toGatewayError(reason: unknown, request: TransportRequest, requestId: string): GatewayError {
  if (reason instanceof GatewayError) return reason;
  if (isCancel(reason)) return new GatewayError('canceled', { msg: 'Request canceled', requestId, cause: reason });
  const cause = withoutRequest(reason);
  const timedOut = isAxiosError(reason) && TIMEOUT_CODES.includes(reason.code ?? '');
  if (request.effect === 'money') {
    return new GatewayError('unknown-outcome', { msg: 'The outcome of this request is not known', requestId, cause });
  }
  if (timedOut) return new GatewayError('timeout', { msg: 'Request timed out', requestId, cause });
  return new GatewayError('network', { msg: 'Network Error', requestId, cause });
}

const TIMEOUT_CODES = [AxiosError.ECONNABORTED, AxiosError.ETIMEDOUT];

// An AxiosError keeps the whole request, credentials included: only its message may travel on.
function withoutRequest(reason: unknown): Error {
  return new Error(reason instanceof Error ? reason.message : 'unknown failure');
}
