'use client';

import {
  Banner,
  Button,
  Form,
  FormField,
  FormSubmit,
  Heading,
  type HeadingLevel,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
} from '@corridor/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { sessionMessages } from '../../../messages/session';
import { useFormatters } from '../../../runtime/useFormatters';
import { CallProblemNotice } from '../CallProblemNotice';
import { problemSentence } from '../problemSentence';
import { SessionFormRoot } from '../SessionFormRoot';
import { usePasswordLink } from './usePasswordLink';

/** Props of `PasswordLinkForm`. */
export interface PasswordLinkFormProps {
  /** The code that the mailed link carries. */
  readonly code: string;
  /** Leads to the way in, before or after the password was set. */
  readonly onBack?: () => void;
  /** Hears that the password was set; it has to be signed in with. */
  readonly onSuccess?: () => void;
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [sessionMessages];

/** Form that the link of an invitation, or of a reset by an administrator, leads to: its user sets a password that nobody else knows. */
export function PasswordLinkForm(props: PasswordLinkFormProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <PasswordLinkBody {...props} />
    </WidgetFrame>
  );
}

function PasswordLinkBody({ code, onBack, onSuccess, headingLevel: level = 1 }: PasswordLinkFormProps) {
  const t = useMessages(sessionMessages);
  const { state, retry, ...setting } = usePasswordLink(code, onSuccess);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.is === 'done' || state.is === 'over') heading.current?.focus();
  }, [state.is]);
  const isWelcome = (state.is === 'open' || state.is === 'done') && state.link.kind === 'invitation';
  return (
    <SessionFormRoot>
      <Stack gap={6}>
        <Heading ref={heading} level={level} tabIndex={-1}>
          {t(isWelcome ? 'session.invited.title' : 'session.reset.title')}
        </Heading>
        {state.is === 'reading' && <Skeleton height={48} />}
        {state.is === 'failed' && <ErrorState error={state.error} onRetry={retry} />}
        {state.is === 'open' && <NewPassword {...setting} {...state.link} />}
        {state.is === 'over' && (
          <Banner tone="warning" title={t(`session.link.${state.end}`)}>
            <Text>{t(`session.link.${state.end}Help`)}</Text>
          </Banner>
        )}
        {state.is === 'done' && (
          <Banner tone="success" title={t('session.reset.done')}>
            <Text>{t('session.link.doneHelp', { username: state.link.username })}</Text>
          </Banner>
        )}
        {(state.is === 'done' || state.is === 'over') && onBack && (
          <Button variant="primary" size="lg" fullWidth onClick={onBack}>
            {t('session.back')}
          </Button>
        )}
      </Stack>
    </SessionFormRoot>
  );
}

type NewPasswordProps = Pick<ReturnType<typeof usePasswordLink>, 'form' | 'submit' | 'error'> & {
  readonly kind: 'invitation' | 'reset';
  readonly name: string;
  readonly username: string;
  readonly partnerName: string;
  readonly expiresAt: string;
};

function NewPassword({ form, submit, error, kind, name, username, partnerName, expiresAt }: NewPasswordProps) {
  const t = useMessages(sessionMessages);
  const { minute } = useFormatters();
  const [describe] = useState(() => problemSentence(t));
  const title = t(kind === 'invitation' ? 'session.invited.title' : 'session.reset.title');
  return (
    <Form form={form} describeProblem={describe} onSubmit={submit} aria-label={title}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Text as="p" color="muted">
            {t(kind === 'invitation' ? 'session.invited.help' : 'session.link.help', { name, company: partnerName })}
          </Text>
          <Text as="p" color="muted">
            {t('session.link.facts', { username, time: minute(expiresAt) })}
          </Text>
        </Stack>
        <CallProblemNotice error={error} secondsLeft={error?.retryAfterSeconds ?? 0} />
        <Stack gap={4}>
          <FormField name="newPassword" label={t('session.newPassword.label')} help={t('session.newPassword.help')}>
            <PasswordInput size="lg" autoComplete="new-password" />
          </FormField>
          <FormField name="confirmPassword" label={t('session.confirmPassword.label')}>
            <PasswordInput size="lg" autoComplete="new-password" />
          </FormField>
        </Stack>
        <FormSubmit size="lg" fullWidth>
          {t('session.reset.submit')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}
