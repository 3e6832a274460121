import type { AccountNumberType, CurrencyCode, Enablement, NameType, ProductType, RoutingCode } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Virtual accounts; the keys are kept by the database. */
export const virtualAccountTable = pgTable('virtual_account', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  ownerName: text('owner_name').notNull(),
  shopId: uuid('shop_id'),
  nameType: smallint('name_type').$type<NameType>(),
  holderName: text('holder_name').notNull(),
  label: text('label'),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  bankCountry: text('bank_country').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumberType: smallint('account_number_type').$type<AccountNumberType>().notNull(),
  accountNumber: text('account_number').notNull(),
  routingCodes: jsonb('routing_codes').$type<RoutingCode[]>().notNull(),
  status: smallint('status').$type<Enablement>().notNull(),
  createdAt: instant('created_at').notNull(),
  holderKey: text('holder_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A virtual account as it is stored. */
export type StoredVirtualAccount = typeof virtualAccountTable.$inferSelect;

/** A virtual account with its shop's present name. */
export interface VirtualAccountOfShop {
  readonly account: StoredVirtualAccount;
  readonly shopName: string | null;
}
