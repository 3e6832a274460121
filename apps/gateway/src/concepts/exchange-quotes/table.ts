import type { CurrencyCode, FixedSide, ProductType } from '@corridor/core';
import { integer, numeric, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** The middle of the market. */
export const rateTable = pgTable('exchange_rate', {
  currency: text('currency').primaryKey(),
  perUsd: numeric('per_usd').notNull(),
  at: instant('at').notNull(),
  /** The promise of its source; null where none has told it. */
  maxAgeSeconds: integer('max_age_seconds'),
});

/** Rates that the market of one partner's sandbox moved to. */
export const movedRateTable = pgTable(
  'partner_rate',
  {
    partnerId: uuid('partner_id').notNull(),
    currency: text('currency').notNull(),
    perUsd: numeric('per_usd').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.currency] })],
);

/** Columns that a quote and the order made of it share. */
export const exchangeColumns = {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  fixedSide: text('fixed_side').$type<FixedSide>().notNull(),
  sellCurrency: text('sell_currency').$type<CurrencyCode>().notNull(),
  sellAmount: minorUnits('sell_amount').notNull(),
  buyCurrency: text('buy_currency').$type<CurrencyCode>().notNull(),
  buyAmount: minorUnits('buy_amount').notNull(),
  fee: minorUnits('fee').notNull(),
  clientRate: text('client_rate').notNull(),
  midRate: text('mid_rate').notNull(),
  createdAt: instant('created_at').notNull(),
  settlesAt: instant('settles_at').notNull(),
};

/** Quotes. */
export const quoteTable = pgTable('exchange_quote', {
  ...exchangeColumns,
  productType: smallint('product_type').$type<ProductType>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  ownerName: text('owner_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When the rates that it was made of are too old; null: never. */
  goodUntil: instant('good_until'),
  replacesId: uuid('replaces_id'),
  orderId: uuid('order_id'),
});

/** A quote as it is stored. */
export type StoredQuote = typeof quoteTable.$inferSelect;
