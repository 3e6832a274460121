'use client';

import { type FieldError, type GatewayError, isEmail, type SessionUser } from '@corridor/core';
import {
  DirtyGuardDialog,
  Form,
  FormField,
  FormSubmit,
  Grid,
  Heading,
  type HeadingLevel,
  Input,
  PasswordInput,
  Stack,
  Text,
  useDirtyGuard,
  useSchemaForm,
} from '@corridor/ui';
import { useCallback, useState } from 'react';
import { useTranslator } from '../../../i18n/I18nProvider';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { RestoredNotice } from '../../../kit/form/RestoredNotice';
import { useFormDraft } from '../../../kit/form/useFormDraft';
import { useUnsavedEntries } from '../../../kit/form/useUnsavedEntries';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { profileMessages } from '../../../messages/profile';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { useInvalidate } from '../../../runtime/useInvalidate';

/** Props of `ChangeEmailForm`. */
export interface ChangeEmailFormProps {
  /** Hears the user as changed: its other sessions have ended, this one goes on. */
  readonly onSaved?: (user: SessionUser) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

type EmailTexts = { email: string; password: string };

const WORDS = [profileMessages];
const EMPTY: EmailTexts = { email: '', password: '' };

/** Changes one's own address of mail: asks for the password, and both addresses are told of it. */
export function ChangeEmailForm(props: ChangeEmailFormProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <ChangeEmailBody {...props} />
    </WidgetFrame>
  );
}

function ChangeEmailBody({ onSaved, headingLevel = 2 }: ChangeEmailFormProps) {
  const t = useTranslator();
  const { form, submit, failure, kept, unsaved } = useChangeEmail(onSaved);
  const describe = useCallback((problem: string) => t(problem), [t]);
  return (
    <Form form={form} onSubmit={submit} describeProblem={describe} aria-label={t('profile.email.title')}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={headingLevel} variant="section">
            {t('profile.email.title')}
          </Heading>
          <Text as="p" color="muted">
            {t('profile.email.help')}
          </Text>
        </Stack>
        <ProblemBanner error={failure} />
        {kept.restored && <RestoredNotice onStartOver={kept.startOver} />}
        <Grid columns={{ base: 1, md: 2 }} gap={4}>
          <FormField name="email" label={t('profile.email.new')} required>
            <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
          </FormField>
          <FormField name="password" label={t('profile.email.password')} required>
            <PasswordInput autoComplete="current-password" />
          </FormField>
        </Grid>
        <div>
          <FormSubmit>{t('profile.email.submit')}</FormSubmit>
        </div>
      </Stack>
      <DirtyGuardDialog guard={unsaved.guard} />
    </Form>
  );
}

const REFUSED = { email: 'profile.email.unusable', password: 'profile.email.wrongPassword' } as const;

function useChangeEmail(onSaved?: (user: SessionUser) => void) {
  const { gateway, reporter, emit } = useRuntime();
  const invalidate = useInvalidate();
  const t = useTranslator();
  const [failure, setFailure] = useState<GatewayError>();
  const form = useSchemaForm<EmailTexts>({ schema: loadSchema, defaultValues: EMPTY });
  const kept = useFormDraft<EmailTexts>(form, {
    name: 'session.email',
    keptOf: ({ email }) => (email ? { email } : {}),
    restored: (draft, first) => ({ ...first, ...draft }),
  });
  const unsaved = useUnsavedEntries(useDirtyGuard(form.control), kept.forget);
  const refuse = (error: GatewayError) => {
    reporter.failed(error, { segment: 'session', verb: 'changeEmail' });
    const refused = (['email', 'password'] as const).filter((name) => error.fields.some(({ path }) => path === name));
    for (const name of refused) form.setError(name, { message: REFUSED[name] }, { shouldFocus: true });
    if (refused.length === 0) setFailure(error);
  };
  return {
    form,
    /** Why the last change was not made, where no field is at fault. */
    failure,
    kept,
    unsaved,
    submit: async ({ email, password }: EmailTexts) => {
      setFailure(undefined);
      try {
        const user = await gateway.session.changeEmail({ email: email.trim(), password });
        form.reset(EMPTY);
        kept.forget();
        invalidate(['session']);
        emit({ type: 'session.emailChanged', message: t('profile.email.saved') });
        onSaved?.(user);
      } catch (reason) {
        refuse(asGatewayError(reason));
      }
    },
  };
}

const loadSchema = async () => (await import('../../../kit/form/formSchema')).formSchema(emailProblems);

function emailProblems({ email, password }: EmailTexts): readonly FieldError[] {
  const missing = (path: keyof EmailTexts, text: string) => (text ? [] : [{ path, reason: 'profile.required' }]);
  const typed = email.trim();
  const wrong = typed && !isEmail(typed) ? [{ path: 'email', reason: 'profile.email.wrong' }] : [];
  return [...missing('email', typed), ...wrong, ...missing('password', password)];
}
