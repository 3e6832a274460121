import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

/** What is open: `holder` is the user, or the session of an embedded page. */
export const leaseTable = pgTable('lease', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  holder: uuid('holder').notNull(),
  kind: text('kind').notNull(),
  endsAt: instant('ends_at').notNull(),
});
