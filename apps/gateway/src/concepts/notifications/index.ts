import type { Concept } from '../../platform/concept/Concept';
import { forgetOldMarks } from './forgetOldMarks';
import { notificationMigrations } from './migration';
import { LIST_PATH, mountNotifications, READ_PATH } from './mountNotifications';
import { listNotificationsSchema, notificationListSchema, readNotificationsSchema } from './schema';

const operation = { method: 'post', output: notificationListSchema, open: false, tag: 'session' } as const;

/** Notifications that users asked for: their exports, payments that failed, reviews that wait. */
export const notificationConcept: Concept = {
  name: 'notifications',
  migrations: notificationMigrations,
  scheduledJobs: [forgetOldMarks],
  mount: mountNotifications,
  documents: () => [
    { ...operation, path: LIST_PATH, input: listNotificationsSchema },
    { ...operation, path: READ_PATH, input: readNotificationsSchema },
  ],
};
