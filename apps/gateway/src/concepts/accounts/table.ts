import type { CurrencyCode, ProductType } from '@corridor/core';
import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

const columns = {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  ownerName: text('owner_name').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  availableId: uuid('available_id').notNull(),
  pendingId: uuid('pending_id').notNull(),
  openedAt: instant('opened_at').notNull(),
};

/** Accounts: whose, in which currency, and where the ledger keeps their components. */
export const accountTable = pgTable('account', columns);

/** The same with what the ledger knows of them: a view, for reading. The keys compare amounts of any currency. */
export const accountBalanceView = pgTable('account_balance', {
  ...columns,
  ownerKey: text('owner_key').notNull(),
  balance: minorUnits('balance').notNull(),
  held: minorUnits('held').notNull(),
  available: minorUnits('available').notNull(),
  collectionPending: minorUnits('collection_pending').notNull(),
  lastBookedAt: instant('last_booked_at'),
  bookedKey: text('booked_key').notNull(),
  availableKey: text('available_key').notNull(),
  balanceKey: text('balance_key').notNull(),
  funded: boolean('funded').notNull(),
});

/** An account as it is stored. */
export type StoredAccount = typeof accountTable.$inferSelect;

/** An account with its balances. */
export type AccountBalance = typeof accountBalanceView.$inferSelect;
