import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Which notifications users have read; what there is to tell is read from the records themselves. */
export const notificationReadTable = pgTable(
  'notification_read',
  {
    userId: uuid('user_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    notificationId: text('notification_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
);
