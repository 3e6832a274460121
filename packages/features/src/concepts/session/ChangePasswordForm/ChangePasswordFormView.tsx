import { DirtyGuardDialog, Form, FormField, FormSubmit, Inline, PasswordInput, Stack } from '@corridor/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';
import { problemSentence } from '../problemSentence';
import { changePasswordFields } from './fields';
import type { ChangePasswordState } from './useChangePasswordForm';

/** Props of `ChangePasswordFormView`. */
export interface ChangePasswordFormViewProps {
  readonly state: ChangePasswordState;
  /** Stands under the button. */
  readonly children?: ReactNode;
}

/** The form as it looks; all it knows comes as props. */
export function ChangePasswordFormView({ state, children }: ChangePasswordFormViewProps) {
  const t = useMessages(sessionMessages);
  const [describe] = useState(() => problemSentence(t));
  return (
    <Form form={state.form} describeProblem={describe} onSubmit={state.submit} aria-label={t('session.change.title')}>
      <Stack gap={6}>
        <Stack gap={4}>
          {changePasswordFields.map(({ name, labelKey, helpKey, autoComplete }) => (
            <FormField key={name} name={name} label={t(labelKey)} {...(helpKey && { help: t(helpKey) })}>
              <PasswordInput autoComplete={autoComplete} />
            </FormField>
          ))}
        </Stack>
        <Inline gap={2} align="center" wrap>
          <FormSubmit>{t('session.change.submit')}</FormSubmit>
          {children}
        </Inline>
      </Stack>
      <DirtyGuardDialog guard={state.unsaved.guard} />
    </Form>
  );
}
