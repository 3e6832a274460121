'use client';

import type { SessionUser } from '@corridor/core';
import { type HeadingLevel, Skeleton } from '@corridor/ui';
import { useTranslator } from '../../../i18n/I18nProvider';
import { ErrorState } from '../../../kit/display/ErrorState';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { notificationsMessages } from '../../../messages/notifications';
import { profileMessages } from '../../../messages/profile';
import { useRuntime } from '../../../runtime/Runtime';
import { useRead } from '../../../runtime/useRead';
import { ProfileFields } from './ProfileFields';

/** Props of `ProfileForm`. */
export interface ProfileFormProps {
  /** Hears the user as changed: time zone, density and page size are yours to apply, notifications are the gateway’s. */
  readonly onSaved?: (user: SessionUser) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [profileMessages, notificationsMessages];

/** One's own name and preferences, kept with the user and not in one browser. */
export function ProfileForm(props: ProfileFormProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <ProfileBody {...props} />
    </WidgetFrame>
  );
}

function ProfileBody({ onSaved, headingLevel = 2 }: ProfileFormProps) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const { data, error, refresh } = useRead({
    key: ['session', 'get', { id: 'own' }],
    keepPrevious: false,
    fetch: (options) => gateway.session.query(options),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <Skeleton height={160} aria-label={t('profile.loading')} />;
  return <ProfileFields user={data} headingLevel={headingLevel} {...(onSaved && { onSaved })} />;
}
