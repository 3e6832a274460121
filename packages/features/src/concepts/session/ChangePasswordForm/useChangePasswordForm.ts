import type { GatewayError } from '@corridor/core';
import { useLeaveGuard, useSchemaForm } from '@corridor/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/useMessages';
import { type UnsavedEntries, useUnsavedEntries } from '../../../kit/form/useUnsavedEntries';
import { sessionMessages } from '../../../messages/session';
import { asGatewayError } from '../../../runtime/createReporter';
import { describeError } from '../../../runtime/describeError';
import { describeRefusal } from '../../../runtime/describeRefusal';
import { useRuntime } from '../../../runtime/Runtime';
import { newPasswordProblem } from '../newPasswordRules';
import { changePasswordSchema } from './schema';
import { type ChangePasswordValues, emptyChange, toChange } from './values';

/** State of the form. */
export interface ChangePasswordState {
  readonly form: UseFormReturn<ChangePasswordValues>;
  readonly unsaved: UnsavedEntries;
  submit(values: ChangePasswordValues): Promise<void>;
}

/** Changes the password: success is told and the form emptied; a refusal is told in the gateway's words. @source spec §4, §8 */
export function useChangePasswordForm(onSuccess: () => void): ChangePasswordState {
  const { gateway, reporter, emit } = useRuntime();
  const t = useMessages(sessionMessages);
  const form = useSchemaForm({ schema: changePasswordSchema, defaultValues: emptyChange });
  const unsaved = useUnsavedEntries(useLeaveGuard(form.formState.isDirty));

  const refuse = (error: GatewayError) => {
    reporter.failed(error, { segment: 'session', verb: 'changePassword' });
    // The specification: at network level the loading state ends and nothing further happens.
    if (error.kind === 'network' || error.kind === 'canceled' || error.kind === 'unauthorized') return;
    const [wrong] = error.fields;
    const isWrong = wrong?.path === 'oldPassword';
    const problem = isWrong ? ('session.oldPassword.wrong' as const) : newPasswordProblem(error);
    if (problem) form.setError(isWrong ? 'oldPassword' : 'newPassword', { message: problem }, { shouldFocus: true });
    const said = error.fields.length > 0 ? describeError(error, t).detail : (describeRefusal(error, t) ?? error.msg);
    emit({ type: 'session.passwordChangeFailed', message: problem ? t(problem) : said });
  };

  return {
    form,
    unsaved,
    submit: async (values) => {
      try {
        await gateway.session.changePassword(toChange(values));
      } catch (reason) {
        return refuse(asGatewayError(reason));
      }
      form.reset(emptyChange);
      unsaved.release();
      emit({ type: 'session.passwordChanged', message: t('session.change.done') });
      onSuccess();
    },
  };
}
