import type { GatewayError } from '@corridor/core';
import { useSchemaForm } from '@corridor/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sessionMessages } from '../../messages/session';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { type Countdown, useCountdown } from '../useCountdown';
import { resetSchema } from './schema';
import { emptyReset, type ResetValues, toReset } from './values';

/** Tries that a mailed code has. */
const CODE_TRIES = 5;

/** State of the step that sets the password. */
export interface PasswordResetState {
  readonly form: UseFormReturn<ResetValues>;
  /** Tries that the last code has left. */
  readonly triesLeft: number;
  readonly error: GatewayError | undefined;
  readonly lockout: Countdown;
  submit(values: ResetValues): Promise<void>;
  /** Begins anew with a fresh code. */
  renew(): void;
}

/** Sets the password by the code that was mailed to an address. */
export function usePasswordReset(email: string, onDone: () => void): PasswordResetState {
  const { gateway, reporter, emit } = useRuntime();
  const say = useWords(sessionMessages);
  const form = useSchemaForm({ schema: resetSchema, defaultValues: emptyReset });
  const [triesLeft, setTriesLeft] = useState(CODE_TRIES);
  const [error, setError] = useState<GatewayError>();
  const lockout = useCountdown();

  const refuse = (failure: GatewayError) => {
    if (failure.kind === 'rate-limited') lockout.start(failure.retryAfterSeconds ?? 60);
    if (failure.kind !== 'validation') {
      setError(failure);
      return reporter.failed(failure, { segment: 'session', verb: 'verifyResetCode' });
    }
    if (failure.fields.some(({ path }) => path === 'newPassword')) {
      form.setError('newPassword', { message: 'session.password.easy' }, { shouldFocus: true });
      return;
    }
    setTriesLeft((before) => Math.max(0, before - 1));
    form.setError('code', { message: 'session.code.wrong' }, { shouldFocus: true });
  };

  return {
    form,
    triesLeft,
    error,
    lockout,
    submit: async (values) => {
      setError(undefined);
      try {
        await gateway.session.verifyResetCode(toReset(email, values));
      } catch (reason) {
        return refuse(asGatewayError(reason));
      }
      emit({ type: 'session.passwordReset', message: say('session.reset.done') });
      onDone();
    },
    renew: () => {
      setTriesLeft(CODE_TRIES);
      setError(undefined);
      form.resetField('code');
      form.setFocus('code');
    },
  };
}
