import { type GatewayError, VERIFICATION_CODE_TRIES } from '@corridor/core';
import { useSchemaForm } from '@corridor/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { newPasswordProblem } from '../newPasswordRules';
import { type Countdown, useCountdown } from '../useCountdown';
import { resetSchema } from './schema';
import { emptyReset, type ResetValues, toReset } from './values';

/** Tries that a mailed code has. */

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
  const t = useMessages(sessionMessages);
  const form = useSchemaForm({ schema: resetSchema, defaultValues: emptyReset });
  const [triesLeft, setTriesLeft] = useState(VERIFICATION_CODE_TRIES);
  const [error, setError] = useState<GatewayError>();
  const lockout = useCountdown();

  const refuse = (failure: GatewayError) => {
    if (failure.kind === 'rate-limited') lockout.start(failure.retryAfterSeconds ?? 60);
    if (failure.kind !== 'validation') {
      setError(failure);
      return reporter.failed(failure, { segment: 'session', verb: 'verifyResetCode' });
    }
    const problem = newPasswordProblem(failure);
    if (problem) return form.setError('newPassword', { message: problem }, { shouldFocus: true });
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
      emit({ type: 'session.passwordReset', message: t('session.reset.done') });
      onDone();
    },
    renew: () => {
      setTriesLeft(VERIFICATION_CODE_TRIES);
      setError(undefined);
      form.resetField('code');
      form.setFocus('code');
    },
  };
}
