import { asMistake, GatewayError, type Verb } from '@corridor/core';
import { warnOfMistake } from './mistakes/warnOfMistake';

/** Calls of one's own session. */
type SessionVerb =
  | 'login'
  | 'query'
  | 'changePassword'
  | 'changeEmail'
  | 'confirmEmail'
  | 'undoEmail'
  | 'updateProfile'
  | 'forgotPassword'
  | 'verifyResetCode'
  | 'passwordLink'
  | 'setPasswordByLink';

/** Source of an error: the call, or `render` for a fault while a widget was drawn. */
export interface ErrorContext {
  /** Wire segment of the resource, such as `card`, or `session`; `provider` for a setting of the provider. */
  readonly segment: string;
  readonly verb: Verb | SessionVerb | 'render';
  /** Name of the call, where the verb is `call` or `call-by-id`. */
  readonly call?: string | undefined;
}

/** Receives every failed call, and what the page set up wrongly (`misconfigured`); `unauthorized` arrives once until a call succeeds again. */
export type ErrorListener = (error: GatewayError, context: ErrorContext) => void;

/** Passes errors to the host: every one but canceled calls, and one `unauthorized` per lost session. */
export interface Reporter {
  failed(error: GatewayError, context: ErrorContext): void;
  succeeded(): void;
}

/** Makes the reporter of one provider. */
export function createReporter(listener: ErrorListener): Reporter {
  let sessionLost = false;
  return {
    failed(error, context) {
      if (error.kind === 'canceled') return;
      if (error.kind === 'unauthorized' && sessionLost) return;
      sessionLost ||= error.kind === 'unauthorized';
      const reported = asMistake(error);
      if (process.env.NODE_ENV !== 'production') warnOfMistake(reported);
      listener(reported, context);
    },
    succeeded() {
      sessionLost = false;
    },
  };
}

/**
 * The `GatewayError` of a rejected call; anything else that was thrown is a fault of the program and reads as `server`, with the
 * request id of the answer that it may have stopped over.
 */
export function asGatewayError(reason: unknown, requestId?: string): GatewayError {
  if (reason instanceof GatewayError) return reason;
  return new GatewayError('server', {
    msg: reason instanceof Error ? reason.message : 'Unexpected failure',
    requestId,
    cause: reason,
  });
}
