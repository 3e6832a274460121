import {
  Button,
  Form,
  FormField,
  FormSubmit,
  Heading,
  type HeadingLevel,
  Input,
  Stack,
  Text,
  useSchemaForm,
} from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';
import { CallProblemNotice } from '../CallProblemNotice';
import { keepFocus } from '../keepFocus';
import { problemSentence } from '../problemSentence';
import { emailSchema } from './schema';
import type { ResetCode } from './useResetCode';
import type { EmailValues } from './values';

/** Props of `EmailStep`. */
export interface EmailStepProps {
  readonly level: HeadingLevel;
  readonly code: ResetCode;
  readonly onBack: (() => void) | undefined;
}

/** Asks for the address that a code is mailed to. */
export function EmailStep({ level, code, onBack }: EmailStepProps) {
  const t = useMessages(sessionMessages);
  const form = useSchemaForm<EmailValues>({ schema: emailSchema, defaultValues: { email: '' } });
  const [describe] = useState(() => problemSentence(t));
  const locked = code.lockout.secondsLeft > 0;
  return (
    <Form
      form={form}
      describeProblem={describe}
      aria-label={t('session.forgot.title')}
      onSubmit={async ({ email }) => {
        if (!locked) await code.send(email.trim());
      }}
    >
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={level}>{t('session.forgot.title')}</Heading>
          <Text as="p" color="muted">
            {t('session.forgot.help')}
          </Text>
        </Stack>
        <CallProblemNotice error={code.error} secondsLeft={code.lockout.secondsLeft} />
        <FormField name="email" label={t('session.email.label')}>
          <Input size="lg" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <Stack gap={3}>
          <FormSubmit size="lg" fullWidth disabled={locked}>
            {t('session.forgot.submit')}
          </FormSubmit>
          {onBack && (
            <Button variant="ghost" fullWidth onMouseDown={keepFocus} onClick={onBack}>
              {t('session.back')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}
