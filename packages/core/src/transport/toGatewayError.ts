import { GatewayError } from '../errors';
import type { TransportRequest } from './Transport';

/** Converts a failed request into a `GatewayError`; a money call without an answer has an unknown outcome. @source spec §8 */
export function toGatewayError(reason: unknown, request: TransportRequest, requestId: string): GatewayError {
  if (reason instanceof GatewayError) return reason;
  if (marked(reason, '__CANCEL__'))
    return new GatewayError('canceled', { msg: 'Request canceled', requestId, cause: reason });
  const cause = withoutRequest(reason);
  const timedOut = marked(reason, 'isAxiosError') && TIMEOUT_CODES.includes(codeOf(reason));
  if (request.effect === 'money') {
    return new GatewayError('unknown-outcome', { msg: 'The outcome of this request is not known', requestId, cause });
  }
  if (timedOut) return new GatewayError('timeout', { msg: 'Request timed out', requestId, cause });
  return new GatewayError('network', { msg: 'Network Error', requestId, cause });
}

const TIMEOUT_CODES: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT'];

// The flags by which axios recognizes its errors; its code is not loaded for them.
function marked(reason: unknown, mark: '__CANCEL__' | 'isAxiosError'): reason is object {
  return typeof reason === 'object' && reason !== null && Reflect.get(reason, mark) === true;
}

const codeOf = (reason: object): unknown => Reflect.get(reason, 'code');

// An AxiosError keeps the whole request, credentials included: only its message may travel on.
function withoutRequest(reason: unknown): Error {
  return new Error(reason instanceof Error ? reason.message : 'unknown failure');
}
