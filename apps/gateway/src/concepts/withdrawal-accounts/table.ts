import type {
  AccountNumberType,
  CurrencyCode,
  Enablement,
  PixKeyType,
  ProductType,
  RoutingCodeType,
  WithdrawalAccountEvent,
  WithdrawalRejection,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Owners' own bank accounts; the keys are kept by the database. */
export const withdrawalAccountTable = pgTable('withdrawal_account', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  ownerName: text('owner_name').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  bankCountry: text('bank_country').notNull(),
  bankName: text('bank_name').notNull(),
  holderName: text('holder_name').notNull(),
  accountNumberType: smallint('account_number_type').$type<AccountNumberType>().notNull(),
  accountNumber: text('account_number').notNull(),
  pixKeyType: text('pix_key_type').$type<PixKeyType>(),
  routingCodeType: text('routing_code_type').$type<RoutingCodeType>(),
  routingCode: text('routing_code'),
  status: smallint('status').$type<Enablement>().notNull(),
  rejectionReasons: jsonb('rejection_reasons').$type<WithdrawalRejection[]>().notNull().default([]),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
  verifiedAt: instant('verified_at'),
  holderKey: text('holder_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A withdrawal account as it is stored. */
export type StoredWithdrawalAccount = typeof withdrawalAccountTable.$inferSelect;

/** What happened to withdrawal accounts; nothing of it is changed. */
export const withdrawalAccountEventTable = pgTable('withdrawal_account_event', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  accountId: uuid('account_id').notNull(),
  action: text('action').$type<WithdrawalAccountEvent['action']>().notNull(),
  at: instant('at').notNull(),
  actor: text('actor'),
  rejectionReasons: jsonb('rejection_reasons').$type<WithdrawalRejection[]>().notNull().default([]),
  reason: text('reason'),
});

/** An event as it is stored. */
export type StoredAccountEvent = typeof withdrawalAccountEventTable.$inferInsert;
