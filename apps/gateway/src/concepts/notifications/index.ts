import type { Concept } from '../../platform/concept/Concept';
import { forgetOldMarks } from './forgetOldMarks';
import { notificationMigrations } from './migration';
import { LIST_PATH, mountNotifications, READ_PATH } from './mountNotifications';
import { listNotificationsSchema, notificationListSchema, readNotificationsSchema } from './schema';

const told = { method: 'post', output: notificationListSchema, open: false, tag: 'session' } as const;

/** What users asked to be told of: their exports, payments that failed, reviews that wait. */
export const notificationConcept: Concept = {
  name: 'notifications',
  migrations: notificationMigrations,
  scheduledJobs: forgetOldMarks,
  mount: mountNotifications,
  documents: () => [
    { ...told, path: LIST_PATH, input: listNotificationsSchema },
    { ...told, path: READ_PATH, input: readNotificationsSchema },
  ],
};
