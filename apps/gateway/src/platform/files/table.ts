import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

// PGlite takes bytes of its own realm only; those of an encoder in another window are copied into it.
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => (value instanceof Uint8Array ? value : Uint8Array.from(value)),
});

/** Files that belong to a record: `owner` names its kind, `ownerId` the record. */
export const storedFileTable = pgTable('stored_file', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  owner: text('owner').notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  content: bytes('content').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** First parts of uploads whose connection broke, by user and upload. */
export const uploadPartTable = pgTable(
  'upload_part',
  {
    partnerId: uuid('partner_id').notNull(),
    userId: uuid('user_id').notNull(),
    upload: text('upload').notNull(),
    content: bytes('content').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.upload] })],
);
