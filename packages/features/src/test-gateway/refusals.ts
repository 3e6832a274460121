import { GatewayError, type GatewayErrorKind } from '@corridor/core';

/** Statuses and sentences with which the real gateway refuses. */
const REFUSALS = {
  unauthorized: [401, 'Request Unauthorized'],
  forbidden: [403, 'Forbidden'],
  'not-found': [404, 'Not found'],
  server: [503, 'Service Currently Unavailable'],
} as const satisfies Partial<Record<GatewayErrorKind, readonly [status: number, msg: string]>>;

/** A refusal as a client of the real gateway throws it; `msg` in place of its sentence. */
export function refused(kind: keyof typeof REFUSALS, msg?: string): GatewayError {
  const [status, sentence] = REFUSALS[kind];
  return new GatewayError(kind, {
    msg: msg ?? sentence,
    status,
    code: String(status),
    requestId: 'SA0001767225600000',
  });
}
