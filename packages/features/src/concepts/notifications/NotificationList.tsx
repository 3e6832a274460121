'use client';

import { Button, EmptyState, Heading, type HeadingLevel, Inline, Skeleton, Stack } from '@corridor/ui';
import { useEffect } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { ErrorState } from '../../kit/display/ErrorState';
import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { notificationsMessages } from '../../messages/notifications';
import { NotificationLine } from './NotificationLine';
import { useNotifications } from './useNotifications';

/** Props of `NotificationList`; all are optional. */
export interface NotificationListProps {
  /** Hears how many are unread, whenever that is known anew: for a count beside a bell. */
  readonly onUnreadChange?: (unread: number) => void;
  /** Hears that a record was opened, so that a panel may close. */
  readonly onFollow?: () => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [notificationsMessages];

/** Notifications that one asked for: exports that ended, payments that failed, reviews that wait; each leads to its record. */
export function NotificationList(props: NotificationListProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <NotificationListBody {...props} />
    </WidgetFrame>
  );
}

function NotificationListBody({ onUnreadChange, onFollow, headingLevel = 2 }: NotificationListProps) {
  const t = useTranslator();
  const { notifications, markRead } = useNotifications();
  const { data, error, refresh } = notifications;
  const unread = data?.unread;
  useEffect(() => {
    if (unread !== undefined) onUnreadChange?.(unread);
  }, [unread, onUnreadChange]);
  // The panel around it may be gone before the answer comes.
  const mark = async (ids?: readonly string[]) => {
    const outcome = await markRead.run(ids);
    if (outcome.ok) onUnreadChange?.(outcome.value.unread);
  };
  return (
    <Stack gap={3}>
      <Inline gap={3} align="center" justify="between" wrap>
        <Heading level={headingLevel} variant="section">
          {t('notifications.title')}
        </Heading>
        {unread !== undefined && unread > 0 && (
          <Button size="sm" variant="ghost" disabled={markRead.state === 'pending'} onClick={() => void mark()}>
            {t('notifications.markAll')}
          </Button>
        )}
      </Inline>
      {error && !data && <ErrorState error={error} onRetry={() => void refresh()} />}
      {!data && !error && <Skeleton height={48} aria-label={t('notifications.loading')} />}
      {data?.items.length === 0 && (
        <EmptyState size="sm" title={t('notifications.none')} description={t('notifications.noneHelp')} />
      )}
      {data && data.items.length > 0 && (
        <Stack as="ul" gap={0} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.items.map((notification) => (
            <NotificationLine
              key={notification.id}
              notification={notification}
              onFollow={() => {
                if (!notification.read) void mark([notification.id]);
                onFollow?.();
              }}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
