import type {
  MerchantDocumentKind,
  MerchantEvent,
  MerchantInput,
  MerchantReview,
  MerchantType,
  OnboardingStatus,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Merchants; the keys are folded copies to sort and search by, kept by the database. */
export const merchantTable = pgTable('merchant', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  type: smallint('type').$type<MerchantType>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  country: text('country').notNull(),
  status: text('status').$type<OnboardingStatus>().notNull(),
  details: jsonb('details').$type<Omit<MerchantInput, 'type'>>().notNull().default({}),
  review: jsonb('review').$type<MerchantReview>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  makers: uuid('makers').array().notNull().default([]),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
  emailKey: text('email_key').generatedAlwaysAs(sql``).notNull(),
  phone: text('phone').generatedAlwaysAs(sql``),
});

/** Which stored file shows what of a merchant: one of each kind. */
export const merchantDocumentTable = pgTable('merchant_document', {
  fileId: uuid('file_id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  merchantId: uuid('merchant_id').notNull(),
  kind: text('kind').$type<MerchantDocumentKind>().notNull(),
});

/** What happened to merchants; rows are only ever added. */
export const merchantEventTable = pgTable('merchant_event', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  merchantId: uuid('merchant_id').notNull(),
  action: text('action').$type<MerchantEvent['action']>().notNull(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  fromStatus: text('from_status').$type<OnboardingStatus>(),
  toStatus: text('to_status').$type<OnboardingStatus>(),
  review: jsonb('review').$type<MerchantReview>(),
});

/** Who has a merchant open for review, until when. */
export const merchantReviewLeaseTable = pgTable('merchant_review_lease', {
  merchantId: uuid('merchant_id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  userId: uuid('user_id').notNull(),
  reviewer: text('reviewer').notNull(),
  until: instant('until').notNull(),
});

/** A merchant as it is stored. */
export type StoredMerchant = typeof merchantTable.$inferSelect;
