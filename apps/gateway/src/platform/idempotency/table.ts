import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

/** Writes that were answered, by user and request id. */
export const requestTable = pgTable(
  'request',
  {
    partnerId: uuid('partner_id').notNull(),
    userId: uuid('user_id').notNull(),
    requestId: text('request_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull().default(0),
    body: json('body').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
