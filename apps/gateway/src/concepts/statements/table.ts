import type { ProductType, StatementType } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** Statements. `lastSeq` is the account's last entry before the end; the keys compare amounts of any currency. */
export const statementTable = pgTable('statement', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  accountId: uuid('account_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
  currency: text('currency').notNull(),
  type: text('type').$type<StatementType>().notNull(),
  period: text('period').notNull(),
  zone: text('zone').notNull(),
  from: instant('from_at').notNull(),
  to: instant('to_at').notNull(),
  opening: minorUnits('opening').notNull(),
  credits: minorUnits('credits').notNull(),
  debits: minorUnits('debits').notNull(),
  closing: minorUnits('closing').notNull(),
  entries: minorUnits('entries').notNull(),
  lastSeq: minorUnits('last_seq').notNull(),
  openingKey: numeric('opening_key').generatedAlwaysAs(sql``).notNull(),
  changeKey: numeric('change_key').generatedAlwaysAs(sql``).notNull(),
  closingKey: numeric('closing_key').generatedAlwaysAs(sql``).notNull(),
});

/** A statement as it is stored. */
export type StoredStatement = typeof statementTable.$inferSelect;

/** A statement with its owner's present name and its account's place in the ledger. */
export interface NamedStatement {
  readonly statement: StoredStatement;
  readonly ownerName: string;
  readonly availableId: string;
}
