import { type FieldError, GatewayError, type GatewayErrorKind, kindOfStatus, type ReasonParams } from '../errors';
import { SUCCESS_CODE } from './constants';

/** Shape of every JSON answer; `data` and `dto` are two names of the payload. @source spec §7, §9 */
export interface Envelope {
  code: string;
  msg: string;
  data?: unknown;
  dto?: unknown;
  requestId?: string;
  kind?: GatewayErrorKind;
  fields?: readonly FieldError[];
  reason?: string;
  params?: ReasonParams;
}

/** HTTP status and request id with which an envelope is opened. */
export interface EnvelopeContext {
  status: number;
  statusText: string;
  requestId: string;
  retryAfter?: string | undefined;
}

const FALLBACK_WORDS = { unauthorized: 'Request Unauthorized', other: 'message' } as const;

/** Opens an envelope: returns the payload, or throws a `GatewayError` with `msg`, else the status text, else the specification's message. @source spec §8 */
export function openEnvelope(body: unknown, context: EnvelopeContext): unknown {
  const envelope = isEnvelope(body) ? body : undefined;
  if (context.status === 200 && envelope?.code === SUCCESS_CODE) return envelope.data ?? envelope.dto ?? null;
  const kind = envelope?.kind ?? (context.status === 200 ? 'server' : kindOfStatus(context.status));
  const fallback = kind === 'unauthorized' ? FALLBACK_WORDS.unauthorized : FALLBACK_WORDS.other;
  throw new GatewayError(kind, {
    msg: envelope?.msg || context.statusText || fallback,
    code: envelope?.code,
    status: context.status,
    requestId: envelope?.requestId ?? context.requestId,
    fields: envelope?.fields,
    reason: envelope?.reason,
    params: envelope?.params,
    retryAfterSeconds: secondsOf(context.retryAfter),
  });
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  const seconds = Number(retryAfter);
  return retryAfter !== undefined && Number.isFinite(seconds) ? seconds : undefined;
}
