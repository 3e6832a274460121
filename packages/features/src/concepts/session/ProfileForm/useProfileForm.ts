import type { GatewayError, SessionUser } from '@corridor/core';
import { useDirtyGuard, useSchemaForm } from '@corridor/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslator } from '../../../i18n/I18nProvider';
import { changesSince } from '../../../kit/form/changes';
import { type KeptDraft, useFormDraft } from '../../../kit/form/useFormDraft';
import { type UnsavedEntries, useUnsavedEntries } from '../../../kit/form/useUnsavedEntries';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { useInvalidate } from '../../../runtime/useInvalidate';
import { type ProfileTexts, profileProblems, toProfile, toTexts } from './values';

/** State of the form. */
export interface ProfileFormState {
  readonly form: UseFormReturn<ProfileTexts>;
  /** Why the last change was not kept. */
  readonly failure: GatewayError | undefined;
  readonly kept: KeptDraft;
  readonly unsaved: UnsavedEntries;
  submit(texts: ProfileTexts): Promise<void>;
}

const loadSchema = async () => (await import('../../../kit/form/formSchema')).formSchema(profileProblems);

/** Changes one's own profile; the form then holds what is stored. */
export function useProfileForm(user: SessionUser, onSaved?: (user: SessionUser) => void): ProfileFormState {
  const { gateway, reporter, emit } = useRuntime();
  const invalidate = useInvalidate();
  const t = useTranslator();
  const [failure, setFailure] = useState<GatewayError>();
  const form = useSchemaForm<ProfileTexts>({ schema: loadSchema, defaultValues: toTexts(user) });
  const kept = useFormDraft<ProfileTexts>(form, {
    name: 'session.profile',
    keptOf: (texts) => changesSince(toTexts(user), texts),
    restored: (draft, first) => ({ ...first, ...draft }),
  });
  const unsaved = useUnsavedEntries(useDirtyGuard(form.control), kept.forget);
  return {
    form,
    failure,
    kept,
    unsaved,
    submit: async (texts) => {
      setFailure(undefined);
      try {
        const changed = await gateway.session.updateProfile(toProfile(texts));
        form.reset(toTexts(changed));
        kept.forget();
        invalidate(['session', 'notification']);
        emit({ type: 'session.profileUpdated', message: t('profile.saved') });
        onSaved?.(changed);
      } catch (reason) {
        const error = asGatewayError(reason);
        reporter.failed(error, { segment: 'session', verb: 'updateProfile' });
        setFailure(error);
      }
    },
  };
}
