import type { GatewayError, LoginCredentials, Session } from '@corridor/core';
import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { useForgetEverything } from '../../runtime/useInvalidate';
import { signInSchema } from './schema';
import { type Lockout, useLockout } from './useLockout';
import { emptySignIn, toCredentials } from './values';

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
  readonly form: UseFormReturn<LoginCredentials>;
  readonly lockout: Lockout;
  readonly problem: SignInProblem | undefined;
  submit(): void;
}

/** Validates, signs in, and keeps what the gateway said. */
export function useSignInForm({ onSuccess, getScore }: SignInOptions): SignInFormState {
  const { gateway, reporter, emit } = useRuntime();
  const forget = useForgetEverything();
  const lockout = useLockout();
  const [problem, setProblem] = useState<SignInProblem>();
  const form = useForm<LoginCredentials>({
    defaultValues: emptySignIn,
    resolver: yupResolver(signInSchema),
    mode: 'onTouched',
  });

  const openSession = async (values: LoginCredentials) => {
    const score = await getScore?.();
    return gateway.session.login(toCredentials(values), score === undefined ? {} : { score });
  };

  const refuse = (error: GatewayError) => {
    if (error.kind === 'rate-limited') lockout.start(error.retryAfterSeconds ?? 60);
    const refused = error.kind === 'unauthorized' || error.kind === 'validation';
    setProblem(refused ? { kind: 'refused' } : { kind: 'failed', error });
    if (refused) {
      emit({ type: 'session.refused' });
      form.resetField('password');
      form.setFocus('password');
    } else reporter.failed(error, { segment: 'session', verb: 'login' });
  };

  const signIn = async (values: LoginCredentials) => {
    setProblem(undefined);
    const session = await openSession(values).catch((reason: unknown) => refuse(asGatewayError(reason)));
    if (!session) return;
    reporter.succeeded();
    forget();
    emit({ type: 'session.opened', userId: session.user.id });
    onSuccess(session);
  };

  return {
    form,
    lockout,
    problem,
    submit: () => {
      if (lockout.secondsLeft === 0) void form.handleSubmit(signIn)();
    },
  };
}
