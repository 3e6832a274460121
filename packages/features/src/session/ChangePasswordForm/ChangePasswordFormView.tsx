import { Form, FormField, FormSubmit, Inline, PasswordInput, Stack } from '@corridor/ui';
import { type ReactNode, useState } from 'react';
import { sessionMessages } from '../../messages/session';
import { useWords } from '../../words/useWords';
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
  const say = useWords(sessionMessages);
  const [describe] = useState(() => problemSentence(say));
  return (
    <Form form={state.form} describeProblem={describe} onSubmit={state.submit} aria-label={say('session.change.title')}>
      <Stack gap={6}>
        <Stack gap={4}>
          {changePasswordFields.map(({ name, labelKey, helpKey, autoComplete }) => (
            <FormField key={name} name={name} label={say(labelKey)} {...(helpKey && { help: say(helpKey) })}>
              <PasswordInput autoComplete={autoComplete} />
            </FormField>
          ))}
        </Stack>
        <Inline gap={2} align="center" wrap>
          <FormSubmit>{say('session.change.submit')}</FormSubmit>
          {children}
        </Inline>
      </Stack>
    </Form>
  );
}
