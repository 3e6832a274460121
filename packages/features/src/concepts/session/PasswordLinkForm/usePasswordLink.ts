import type { GatewayError, PasswordLink } from '@corridor/core';
import { useSchemaForm } from '@corridor/ui';
import { useCallback, useEffect, useState } from 'react';
import { type ObjectSchema, object } from 'yup';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { confirmationOf, newPasswordProblem, newPasswordRule } from '../newPasswordRules';

/** The password that is set by a link, and once more. */
interface LinkValues {
  newPassword: string;
  confirmPassword: string;
}

const EMPTY: LinkValues = { newPassword: '', confirmPassword: '' };

const SCHEMA: ObjectSchema<LinkValues> = object({
  newPassword: newPasswordRule(),
  confirmPassword: confirmationOf('newPassword'),
});

/** Why a link can no longer be used, by the reason that the gateway names. */
const OVER = {
  'refusals.linkUsed': 'used',
  'refusals.linkReplaced': 'replaced',
  'refusals.linkExpired': 'expired',
  'refusals.linkUnknown': 'unknown',
} as const;

/** Why a link can no longer be used. */
type LinkEnd = (typeof OVER)[keyof typeof OVER];

type LinkState =
  | { readonly is: 'reading' }
  | { readonly is: 'open'; readonly link: PasswordLink }
  | { readonly is: 'over'; readonly end: LinkEnd }
  | { readonly is: 'failed'; readonly error: GatewayError }
  | { readonly is: 'done'; readonly link: PasswordLink };

/** Asks what a mailed link is for, and sets the password by it. */
export function usePasswordLink(code: string, onSuccess: (() => void) | undefined) {
  const { gateway, reporter, emit } = useRuntime();
  const t = useMessages(sessionMessages);
  const [state, setState] = useState<LinkState>({ is: 'reading' });
  const [error, setError] = useState<GatewayError>();
  const form = useSchemaForm({ schema: SCHEMA, defaultValues: EMPTY });
  const { session } = gateway;

  const read = useCallback(
    (signal?: AbortSignal) => {
      setState({ is: 'reading' });
      return session.passwordLink(code, { ...(signal && { signal }) }).then(
        (link) => setState({ is: 'open', link }),
        (reason: unknown) => {
          const failure = asGatewayError(reason);
          if (failure.kind === 'canceled') return;
          reporter.failed(failure, { segment: 'session', verb: 'passwordLink' });
          const end = endOf(failure);
          setState(end ? { is: 'over', end } : { is: 'failed', error: failure });
        },
      );
    },
    [session, reporter, code],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);

  const refuse = (failure: GatewayError) => {
    const end = endOf(failure);
    if (end) return setState({ is: 'over', end });
    const problem = newPasswordProblem(failure);
    if (problem) return form.setError('newPassword', { message: problem }, { shouldFocus: true });
    setError(failure);
  };
  const submit = async ({ newPassword }: LinkValues) => {
    if (state.is !== 'open') return;
    setError(undefined);
    try {
      await session.setPasswordByLink({ code, newPassword });
    } catch (reason) {
      const failure = asGatewayError(reason);
      reporter.failed(failure, { segment: 'session', verb: 'setPasswordByLink' });
      return refuse(failure);
    }
    emit({ type: 'session.passwordReset', message: t('session.reset.done') });
    setState({ is: 'done', link: state.link });
    onSuccess?.();
  };
  return { state, error, form, submit, retry: () => void read() };
}

function endOf({ reason }: GatewayError): LinkEnd | undefined {
  const known = Object.entries(OVER).find(([key]) => key === reason);
  return known?.[1];
}
