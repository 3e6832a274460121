import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

/** What happened: one row per write, never changed again. */
export const logTable = pgTable('log', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  at: instant('at').notNull(),
  actorId: uuid('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  subjectId: uuid('subject_id'),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  address: text('address'),
  userAgent: text('user_agent'),
  requestId: text('request_id').notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** An entry as it is stored. */
export type StoredLogEntry = typeof logTable.$inferSelect;
