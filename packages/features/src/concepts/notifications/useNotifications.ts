import type { NotificationList } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { type Read, useRead } from '../../runtime/useRead';
import { useWrite, type Write } from '../../runtime/useWrite';

/** Notifications that one asked for, and how to mark it as read. */
export interface Notifications {
  readonly notifications: Read<NotificationList>;
  /** Marks these as read, or all where none is named. */
  readonly markRead: Write<[ids?: readonly string[]], NotificationList>;
}

const SEGMENT = 'notification';

/** Reads one's own notifications; what was marked is read again. */
export function useNotifications(): Notifications {
  const { gateway } = useRuntime();
  const notifications = useRead({
    key: [SEGMENT, 'list', {}],
    keepPrevious: true,
    fetch: (options) => gateway.notifications.list(options),
  });
  const markRead = useWrite({
    segment: SEGMENT,
    verb: 'call',
    call: 'markRead',
    invalidates: [SEGMENT],
    send: ([ids]: [ids?: readonly string[]], options) => gateway.notifications.markRead(ids, options),
  });
  return { notifications, markRead };
}
