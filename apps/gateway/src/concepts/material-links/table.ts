import type { CurrencyCode, MaterialLinkStatus } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** Links between materials and collections; those that a rejection took back stay, as released. */
export const materialLinkTable = pgTable('material_link', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  materialId: uuid('material_id').notNull(),
  collectionId: uuid('collection_id').notNull(),
  status: text('status').$type<MaterialLinkStatus>().notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  amount: minorUnits('amount').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  releasedAt: instant('released_at'),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
});

/** A material link as it is stored. */
export type StoredMaterialLink = typeof materialLinkTable.$inferSelect;
