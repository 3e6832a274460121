import type { GatewayError, Session } from '@corridor/core';
import { useState } from 'react';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { useForgetEverything } from '../../../runtime/useInvalidate';
import { type Countdown, useCountdown } from '../useCountdown';
import { type SignInFields, useSignInFields } from './useSignInFields';
import { toCredentials } from './values';

/** What the sign-in form asks of its host. */
export interface SignInOptions {
  onSuccess(session: Session): void;
  /** Yields the bot score that travels as `g_score`. @source spec §7 */
  getScore?: (() => Promise<string>) | undefined;
}

/** Why signing in failed: `refused` is a wrong username or password, `failed` is anything else. */
export type SignInProblem = { readonly kind: 'refused' } | { readonly kind: 'failed'; readonly error: GatewayError };

/** State of the sign-in form. */
export interface SignInFormState {
  readonly fields: SignInFields;
  readonly lockout: Countdown;
  readonly problem: SignInProblem | undefined;
  readonly submitting: boolean;
  submit(): void;
}

/** Validates, signs in, and keeps what the gateway said. */
export function useSignInForm({ onSuccess, getScore }: SignInOptions): SignInFormState {
  const { gateway, reporter, emit } = useRuntime();
  const forget = useForgetEverything();
  const lockout = useCountdown();
  const fields = useSignInFields();
  const [problem, setProblem] = useState<SignInProblem>();
  const [submitting, setSubmitting] = useState(false);

  const openSession = async () => {
    const score = await getScore?.();
    return gateway.session.login(toCredentials(fields.values), score === undefined ? {} : { score });
  };

  const refuse = (error: GatewayError) => {
    if (error.kind === 'rate-limited') lockout.start(error.retryAfterSeconds ?? 60);
    const refused = error.kind === 'unauthorized' || error.kind === 'validation';
    setProblem(refused ? { kind: 'refused' } : { kind: 'failed', error });
    if (refused) {
      emit({ type: 'session.refused' });
      fields.askPasswordAgain();
    } else reporter.failed(error, { segment: 'session', verb: 'login' });
  };

  const signIn = async () => {
    setProblem(undefined);
    setSubmitting(true);
    const session = await openSession().catch((reason: unknown) => refuse(asGatewayError(reason)));
    setSubmitting(false);
    if (!session) return;
    reporter.succeeded();
    forget();
    emit({ type: 'session.opened', userId: session.user.id });
    onSuccess(session);
  };

  return {
    fields,
    lockout,
    problem,
    submitting,
    submit: () => {
      if (lockout.secondsLeft === 0 && !submitting && fields.check()) void signIn();
    },
  };
}
