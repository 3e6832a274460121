import type { BusinessType, Enablement } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Shops; the keys are kept by the database. */
export const shopTable = pgTable('shop', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  brand: text('brand'),
  websiteUrl: text('website_url'),
  businessType: smallint('business_type').$type<BusinessType>().notNull(),
  status: smallint('status').$type<Enablement>().notNull(),
  createdAt: instant('created_at').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A shop as it is stored. */
export type StoredShop = typeof shopTable.$inferSelect;

/** A shop with its merchant's present name. */
export interface NamedShop {
  readonly shop: StoredShop;
  readonly ownerName: string;
}
