import { Button, Form, FormField, FormSubmit, Heading, Input, Stack, Text, useSchemaForm } from '@corridor/ui';
import { useState } from 'react';
import { sessionMessages } from '../../messages/session';
import { useWords } from '../../words/useWords';
import { CallProblemNotice } from '../CallProblemNotice';
import { keepFocus } from '../keepFocus';
import { problemSentence } from '../problemSentence';
import { emailSchema } from './schema';
import type { ResetCode } from './useResetCode';
import type { EmailValues } from './values';

/** Props of `EmailStep`. */
export interface EmailStepProps {
  readonly code: ResetCode;
  readonly onBack: (() => void) | undefined;
}

/** Asks for the address that a code is mailed to. */
export function EmailStep({ code, onBack }: EmailStepProps) {
  const say = useWords(sessionMessages);
  const form = useSchemaForm<EmailValues>({ schema: emailSchema, defaultValues: { email: '' } });
  const [describe] = useState(() => problemSentence(say));
  const locked = code.lockout.secondsLeft > 0;
  return (
    <Form
      form={form}
      describeProblem={describe}
      aria-label={say('session.forgot.title')}
      onSubmit={async ({ email }) => {
        if (!locked) await code.send(email.trim());
      }}
    >
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1}>{say('session.forgot.title')}</Heading>
          <Text as="p" color="muted">
            {say('session.forgot.help')}
          </Text>
        </Stack>
        <CallProblemNotice error={code.error} secondsLeft={code.lockout.secondsLeft} />
        <FormField name="email" label={say('session.email.label')}>
          <Input size="lg" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <Stack gap={3}>
          <FormSubmit size="lg" fullWidth disabled={locked}>
            {say('session.forgot.submit')}
          </FormSubmit>
          {onBack && (
            <Button variant="ghost" fullWidth onMouseDown={keepFocus} onClick={onBack}>
              {say('session.back')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}
