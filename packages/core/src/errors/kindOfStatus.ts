import type { GatewayErrorKind } from './GatewayError';

const KIND_BY_STATUS: Readonly<Record<number, GatewayErrorKind>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate-limited',
};

/** The error kind of an HTTP status; whatever is not listed is the server's fault. @source ours */
export function kindOfStatus(status: number): GatewayErrorKind {
  return KIND_BY_STATUS[status] ?? 'server';
}
