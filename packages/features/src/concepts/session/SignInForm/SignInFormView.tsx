import { Button, Field, Heading, type HeadingLevel, Input, PasswordInput, Stack, Text } from '@corridor/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import { signInMessages } from '../../../messages/sign-in';
import { keepFocus } from '../keepFocus';
import { signInFields } from './fields';
import { SignInProblemNotice } from './SignInProblemNotice';
import type { SignInFormState } from './useSignInForm';

/** Props of `SignInFormView`. */
export interface SignInFormViewProps {
  readonly state: SignInFormState;
  readonly level: HeadingLevel;
  readonly onForgotPassword: (() => void) | undefined;
}

const SignInRoot = styled.form.withConfig({ componentId: 'cr-SignInForm' })`
  display: block;
  inline-size: 100%;
  max-inline-size: 400px;
`;

/** The sign-in form as it looks; all it knows comes as props. */
export function SignInFormView({ state, level, onForgotPassword }: SignInFormViewProps) {
  const t = useMessages(signInMessages);
  const { fields, lockout, problem, submitting } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.submit();
  };
  return (
    <SignInRoot onSubmit={submit} noValidate aria-label={t('session.signIn.title')}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={level}>{t('session.signIn.title')}</Heading>
          <Text color="muted">{t('session.signIn.help')}</Text>
        </Stack>
        <SignInProblemNotice problem={problem} secondsLeft={lockout.secondsLeft} />
        <Stack gap={4}>
          {signInFields.map((field) => {
            const Control = field.secret ? PasswordInput : Input;
            const wrong = fields.problemOf(field.name);
            return (
              <Field key={field.name} label={t(field.labelKey)} error={wrong && t(wrong)}>
                <Control
                  size="lg"
                  autoComplete={field.autoComplete}
                  autoCapitalize="none"
                  spellCheck={false}
                  {...fields.control(field.name)}
                />
              </Field>
            );
          })}
        </Stack>
        <Stack gap={3}>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={submitting}
            disabled={lockout.secondsLeft > 0}
            onMouseDown={keepFocus}
          >
            {t(submitting ? 'session.signIn.submitting' : 'session.signIn.submit')}
          </Button>
          {onForgotPassword && (
            <Button variant="ghost" fullWidth onMouseDown={keepFocus} onClick={onForgotPassword}>
              {t('session.signIn.forgot')}
            </Button>
          )}
        </Stack>
      </Stack>
    </SignInRoot>
  );
}
