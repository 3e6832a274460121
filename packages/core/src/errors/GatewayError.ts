import type { Mistake } from './Mistake';
import type { ReasonParams } from './refusalText';

/** What went wrong, as a closed list that a screen can answer exhaustively; `misconfigured` is a mistake of the page, which `mistake` names. @source ours */
export type GatewayErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'validation'
  | 'conflict'
  | 'not-found'
  | 'rate-limited'
  | 'timeout'
  | 'network'
  | 'canceled'
  | 'misconfigured'
  | 'unknown-outcome'
  /** No failure: the write waits for other people, as the request that `params.approvalId` names. */
  | 'awaiting-approval'
  | 'server';

/** One refused field: `path` is dotted (`limits.daily`), `reason` a message key with its parameters, or a gateway sentence. @source ours */
export interface FieldError {
  path: string;
  reason: string;
  params?: ReasonParams | undefined;
}

/** Everything a `GatewayError` carries beside its kind. `retryAfterSeconds` comes from `Retry-After`. @source ours */
export interface GatewayErrorDetails {
  msg: string;
  code?: string | undefined;
  status?: number | undefined;
  requestId?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  /** Code of why the request as a whole is refused, to be translated with `params`; `msg` is its English. */
  reason?: string | undefined;
  params?: ReasonParams | undefined;
  /** The mistake of the page, where the kind is `misconfigured`; `params` say where it was made. */
  mistake?: Mistake | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** The one error that every gateway call rejects with; it never carries a request body, token or personal data. @source ours */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: GatewayErrorKind;
  readonly code: string | undefined;
  readonly msg: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldError[];
  readonly reason: string | undefined;
  readonly params: ReasonParams | undefined;
  readonly mistake: Mistake | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: GatewayErrorKind, details: GatewayErrorDetails) {
    super(details.msg, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.code = details.code;
    this.msg = details.msg;
    this.status = details.status;
    this.requestId = details.requestId;
    this.fields = details.fields ?? [];
    this.reason = details.reason;
    this.params = details.params;
    this.mistake = details.mistake;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
