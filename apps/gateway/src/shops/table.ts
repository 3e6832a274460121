import type { BusinessType, Enablement } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

/** Shops; the keys are kept by the database. */
export const shopTable = pgTable('shop', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  brand: text('brand'),
  websiteUrl: text('website_url').notNull(),
  businessType: smallint('business_type').$type<BusinessType>().notNull(),
  status: smallint('status').$type<Enablement>().notNull(),
  createdAt: instant('created_at').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A shop with its merchant's present name. */
export interface NamedShop {
  readonly shop: typeof shopTable.$inferSelect;
  readonly ownerName: string;
}
