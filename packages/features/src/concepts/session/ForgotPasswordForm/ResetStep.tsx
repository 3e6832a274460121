import {
  Form,
  FormField,
  FormSubmit,
  Heading,
  type HeadingLevel,
  OtpInput,
  PasswordInput,
  Stack,
  Text,
} from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';
import { CallProblemNotice } from '../CallProblemNotice';
import { problemSentence } from '../problemSentence';
import { CodeClock } from './CodeClock';
import { usePasswordReset } from './usePasswordReset';
import type { ResetCode } from './useResetCode';

/** Props of `ResetStep`. */
export interface ResetStepProps {
  readonly level: HeadingLevel;
  readonly code: ResetCode;
  readonly email: string;
  readonly onDone: () => void;
}

/** Takes the code and the new password together: the gateway judges both in one call. */
export function ResetStep({ level, code, email, onDone }: ResetStepProps) {
  const t = useMessages(sessionMessages);
  const state = usePasswordReset(email, onDone);
  const [describe] = useState(() => problemSentence(t));
  const { triesLeft, lockout } = state;
  const spent = triesLeft === 0 || code.expiry.secondsLeft === 0;
  return (
    <Form form={state.form} describeProblem={describe} onSubmit={state.submit} aria-label={t('session.reset.title')}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={level}>{t('session.reset.title')}</Heading>
          <Text as="p" color="muted">
            {t('session.reset.help', { email })}
          </Text>
        </Stack>
        <CallProblemNotice
          error={state.error ?? code.error}
          secondsLeft={lockout.secondsLeft || code.lockout.secondsLeft}
        />
        <Stack gap={4}>
          <FormField name="code" label={t('session.code.label')}>
            {({ value, onChange, ...bound }) => <OtpInput {...bound} autoFocus value={value} onChange={onChange} />}
          </FormField>
          <CodeClock code={code} triesLeft={triesLeft} onResent={state.renew} />
          <FormField name="newPassword" label={t('session.newPassword.label')} help={t('session.newPassword.help')}>
            <PasswordInput size="lg" autoComplete="new-password" />
          </FormField>
          <FormField name="confirmPassword" label={t('session.confirmPassword.label')}>
            <PasswordInput size="lg" autoComplete="new-password" />
          </FormField>
        </Stack>
        <FormSubmit size="lg" fullWidth disabled={spent || lockout.secondsLeft > 0}>
          {t('session.reset.submit')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}
