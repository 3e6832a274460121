import type { CardEvent, CardModel, CardScheme, CardStatus, CardType } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** BINs that a partner may issue. */
export const cardBinTable = pgTable(
  'card_bin',
  {
    partnerId: uuid('partner_id').notNull(),
    bin: text('bin').notNull(),
    scheme: text('scheme').$type<CardScheme>().notNull(),
    currency: text('currency').notNull(),
    types: text('types').array().$type<CardType[]>().notNull(),
    models: text('models').array().$type<CardModel[]>().notNull(),
    limitOverallTotal: minorUnits('limit_overall_total').notNull(),
    limitMaxSingle: minorUnits('limit_max_single').notNull(),
    limitDaily: minorUnits('limit_daily').notNull(),
    limitMonthly: minorUnits('limit_monthly').notNull(),
    limitMaxDailyTransactions: integer('limit_max_daily_transactions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.bin] })],
);

/** Cards: never a full number. A limit of null is the BIN's default; the keys are kept by the database. */
export const cardTable = pgTable('card', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  merchantId: uuid('merchant_id').notNull(),
  merchantName: text('merchant_name').notNull(),
  holderName: text('holder_name').notNull(),
  label: text('label'),
  bin: text('bin').notNull(),
  last4: text('last4').notNull(),
  scheme: text('scheme').$type<CardScheme>().notNull(),
  type: text('type').$type<CardType>().notNull(),
  model: text('model').$type<CardModel>().notNull(),
  shared: boolean('shared').notNull(),
  status: text('status').$type<CardStatus>().notNull(),
  currency: text('currency').notNull(),
  balance: minorUnits('balance').notNull().default(0n),
  expiry: text('expiry').notNull(),
  limitOverallTotal: minorUnits('limit_overall_total'),
  limitMaxSingle: minorUnits('limit_max_single'),
  limitDaily: minorUnits('limit_daily'),
  limitMonthly: minorUnits('limit_monthly'),
  limitMaxDailyTransactions: integer('limit_max_daily_transactions'),
  usedOverallTotal: minorUnits('used_overall_total').notNull().default(0n),
  usedDaily: minorUnits('used_daily').notNull().default(0n),
  usedMonthly: minorUnits('used_monthly').notNull().default(0n),
  usedDailyTransactions: integer('used_daily_transactions').notNull().default(0),
  /** Day in UTC that the usage of a day and of a month is of. */
  usageDay: date('usage_day').notNull().default('2000-01-01'),
  activatedAt: instant('activated_at'),
  createdAt: instant('created_at').notNull(),
  holderKey: text('holder_key').generatedAlwaysAs(sql``).notNull(),
  merchantKey: text('merchant_key').generatedAlwaysAs(sql``).notNull(),
  balanceKey: bigint('balance_key', { mode: 'bigint' }).generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** Hashes of PINs and ACS passwords, apart from the cards, so that no list can carry them. */
export const cardSecretTable = pgTable('card_secret', {
  cardId: uuid('card_id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  pinHash: text('pin_hash'),
  acsPasswordHash: text('acs_password_hash'),
});

/** What happened to cards; rows are only ever added. */
export const cardEventTable = pgTable('card_event', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  cardId: uuid('card_id').notNull(),
  action: text('action').$type<CardEvent['action']>().notNull(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  reason: text('reason'),
  fromStatus: text('from_status').$type<CardStatus>(),
  toStatus: text('to_status').$type<CardStatus>(),
});

/** Counts of cards, kept by triggers. */
export const cardTallyTable = pgTable('card_tally', {
  partnerId: uuid('partner_id').notNull(),
  status: text('status').$type<CardStatus>().notNull(),
  type: text('type').$type<CardType>().notNull(),
  model: text('model').$type<CardModel>().notNull(),
  scheme: text('scheme').$type<CardScheme>().notNull(),
  currency: text('currency').notNull(),
  shared: boolean('shared').notNull(),
  slot: integer('slot').notNull(),
  n: bigint('n', { mode: 'bigint' }).notNull(),
});

/** A card as it is stored. */
export type StoredCard = typeof cardTable.$inferSelect;

/** A BIN as it is stored. */
export type StoredBin = typeof cardBinTable.$inferSelect;
