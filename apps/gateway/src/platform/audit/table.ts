import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** Seals of entries, written by the database itself at commit: each carries the hash of the partner's previous one. */
export const logSealTable = pgTable(
  'log_seal',
  {
    partnerId: uuid('partner_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    logId: uuid('log_id').notNull(),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.position] })],
);
