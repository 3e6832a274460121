import type { MerchantType, OnboardingStatus } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database';

/** Merchants; the keys are folded copies to sort and search by, kept by the database. */
export const merchantTable = pgTable('merchant', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  type: smallint('type').$type<MerchantType>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  country: text('country').notNull(),
  status: text('status').$type<OnboardingStatus>().notNull(),
  createdAt: instant('created_at').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A merchant as it is stored. */
export type StoredMerchant = typeof merchantTable.$inferSelect;
