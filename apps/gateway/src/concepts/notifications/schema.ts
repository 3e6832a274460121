import { MOST_NOTIFICATIONS, NOTIFIED_SEGMENTS, type NotificationList, notificationKind } from '@corridor/core';
import { z } from 'zod';
import { languageSchema } from '../../platform/resource';
import { schemaOf } from '../../platform/resource/schemaOf';

/** How many notifications are asked for; the count of the unread is of all. */
export const listNotificationsSchema = z.strictObject({
  size: z.int().min(0).max(MOST_NOTIFICATIONS).optional(),
  language: languageSchema,
});

/** Which notifications are read; all where none is named. */
export const readNotificationsSchema = z.strictObject({
  ids: z.array(z.string().max(100)).max(MOST_NOTIFICATIONS).optional(),
  language: languageSchema,
});

/** What there is to tell. */
export const notificationListSchema = schemaOf<NotificationList>()(
  z.strictObject({
    unread: z.int(),
    items: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(notificationKind.codes),
        segment: z.enum(NOTIFIED_SEGMENTS),
        recordId: z.string(),
        name: z.string(),
        at: z.iso.datetime(),
        read: z.boolean(),
      }),
    ),
  }),
);
