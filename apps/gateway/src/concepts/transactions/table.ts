import type { ProductType, TransactionComponent, TransactionSource, TransactionStatus } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** Account transactions. `type` is the code as text; the keys are kept by the database and compare amounts of any currency. */
export const transactionTable = pgTable('account_transaction', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  accountId: uuid('account_id').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  component: text('component').$type<TransactionComponent>().notNull(),
  type: text('type').notNull(),
  status: smallint('status').$type<TransactionStatus>().notNull(),
  currency: text('currency').notNull(),
  billingAmount: minorUnits('billing_amount').notNull(),
  billingFee: minorUnits('billing_fee').notNull(),
  balanceChange: minorUnits('balance_change').notNull(),
  balanceAfter: minorUnits('balance_after'),
  transactionCurrency: text('transaction_currency').notNull(),
  transactionAmount: minorUnits('transaction_amount').notNull(),
  conversionRate: text('conversion_rate'),
  relatedId: uuid('related_id'),
  country: text('country'),
  merchantInfo: text('merchant_info'),
  counterpartyAccount: text('counterparty_account'),
  counterpartyName: text('counterparty_name'),
  reference: text('reference'),
  sourceKind: text('source_kind').$type<TransactionSource>(),
  sourceId: uuid('source_id'),
  cardId: uuid('card_id'),
  transferId: uuid('transfer_id'),
  createdAt: instant('created_at').notNull(),
  bookedAt: instant('booked_at'),
  billingKey: numeric('billing_key').generatedAlwaysAs(sql``).notNull(),
  changeKey: numeric('change_key').generatedAlwaysAs(sql``).notNull(),
  counterpartyKey: text('counterparty_key').generatedAlwaysAs(sql``).notNull(),
});

const shared = {
  partnerId: uuid('partner_id').notNull(),
  type: text('type').notNull(),
  status: smallint('status').$type<TransactionStatus>().notNull(),
  slot: integer('slot').notNull(),
  n: bigint('n', { mode: 'bigint' }).notNull(),
};

const ofCurrency = {
  currency: text('currency').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
};

/** Counts of transactions, kept by triggers. */
export const transactionTallyTable = pgTable('account_transaction_tally', { ...shared, ...ofCurrency });

/** The same per UTC day. */
export const transactionDayTallyTable = pgTable('account_transaction_day_tally', {
  ...shared,
  ...ofCurrency,
  day: date('day').notNull(),
});

/** Counts per account. */
export const transactionAccountTallyTable = pgTable('account_transaction_account_tally', {
  ...shared,
  accountId: uuid('account_id').notNull(),
});

/** A transaction as it is stored. */
export type StoredTransaction = typeof transactionTable.$inferSelect;

/** A transaction with its owner's present name. */
export type NamedTransaction = StoredTransaction & { readonly ownerName: string };
