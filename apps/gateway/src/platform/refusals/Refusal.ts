import type { FieldError, GatewayErrorKind, ReasonParams } from '@corridor/core';

/** Everything the caller is told about a refusal. */
export interface RefusalDetails {
  readonly kind: GatewayErrorKind;
  readonly status: RefusalStatus;
  /** Envelope code: the HTTP status and two digits more. */
  readonly code: string;
  readonly msg: string;
  readonly fields?: readonly FieldError[];
  /** Code of why, where no field says it; screens translate it. */
  readonly reason?: string;
  readonly params?: ReasonParams;
  readonly retryAfterSeconds?: number;
}

/** The HTTP statuses that a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** A request that the gateway does not fulfil: thrown anywhere, written as an envelope in one place. Its text is for the caller. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly details: RefusalDetails;

  constructor(details: RefusalDetails) {
    super(details.msg);
    this.details = details;
  }
}
