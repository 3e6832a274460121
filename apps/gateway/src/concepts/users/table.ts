import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Users with the keys that they are found by, kept by the database. */
export const userListTable = pgTable('app_user', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  confirmedAt: instant('confirmed_at'),
  invitedBy: uuid('invited_by'),
  invitedAt: instant('invited_at'),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at'),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  usernameKey: text('username_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A user as it is stored. */
export type StoredUser = typeof userListTable.$inferSelect;
