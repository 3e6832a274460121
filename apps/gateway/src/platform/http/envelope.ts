import { APPROVAL_CODE, SUCCESS_CODE } from '@corridor/core';
import type { Refusal } from '../refusals/Refusal';

/** The two spellings of a payload; configurations answer with `dto`. @source spec §3, §7 */
export type PayloadName = 'data' | 'dto';

/** An answer before it is written: what idempotency keeps and repeats. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers?: Record<string, string>;
}

/** The answer of success. @source spec §9 */
export function success(payload: unknown, requestId: string, name: PayloadName = 'data'): Answer {
  return { status: 200, body: { code: SUCCESS_CODE, msg: 'Success', [name]: payload ?? null, requestId } };
}

/** The answer to a write that waits for other people: nothing was done yet, under which request it will be is told. */
export function accepted(approvalId: string, requestId: string): Answer {
  const body = {
    code: APPROVAL_CODE,
    msg: 'Accepted for approval',
    kind: 'awaiting-approval',
    params: { approvalId },
    requestId,
  };
  return { status: 202, body };
}

/** The answer of a refusal. */
export function refused({ details }: Refusal, requestId: string): Answer {
  const { kind, status, code, msg, fields = [], reason, params, retryAfterSeconds } = details;
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return {
    status,
    body: { code, msg, kind, fields, ...(reason && { reason }), ...(params && { params }), requestId },
    headers,
  };
}

/** The one place where an envelope is written. */
export function writeEnvelope({ status, body, headers }: Answer): Response {
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
