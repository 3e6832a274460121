import { type GatewayError, VERIFICATION_CODE_MINUTES } from '@corridor/core';
import { useState } from 'react';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { type Countdown, useCountdown } from '../useCountdown';

/** Seconds before another code may be asked for. */
const RESEND_SECONDS = 60;

/** The code that was mailed: to whom, how long it is good for, and when another may be asked for. */
export interface ResetCode {
  /** Where it went; undefined before the first. */
  readonly email: string | undefined;
  readonly expiry: Countdown;
  readonly wait: Countdown;
  readonly lockout: Countdown;
  readonly error: GatewayError | undefined;
  /** Asks for a code; true once it is on its way. */
  send(email: string): Promise<boolean>;
  /** Goes back to the address. */
  forget(): void;
}

/** Asks the gateway to mail codes and keeps their clocks. @source spec §9: a code is valid 30 minutes */
export function useResetCode(): ResetCode {
  const { gateway, reporter, emit } = useRuntime();
  const [email, setEmail] = useState<string>();
  const [error, setError] = useState<GatewayError>();
  const expiry = useCountdown();
  const wait = useCountdown();
  const lockout = useCountdown();
  const fail = (failure: GatewayError) => {
    if (failure.kind === 'rate-limited') lockout.start(failure.retryAfterSeconds ?? RESEND_SECONDS);
    setError(failure);
    reporter.failed(failure, { segment: 'session', verb: 'forgotPassword' });
    return false;
  };
  const succeed = (to: string) => {
    setEmail(to);
    expiry.start(VERIFICATION_CODE_MINUTES * 60);
    wait.start(RESEND_SECONDS);
    emit({ type: 'session.codeSent' });
    return true;
  };
  return {
    email,
    expiry,
    wait,
    lockout,
    error,
    send: async (to) => {
      setError(undefined);
      return gateway.session.forgotPassword(to).then(
        () => succeed(to),
        (reason: unknown) => fail(asGatewayError(reason)),
      );
    },
    forget: () => setEmail(undefined),
  };
}
