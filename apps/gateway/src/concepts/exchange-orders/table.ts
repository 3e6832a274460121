import type { OrderStatus } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';
import type { StoredAccount } from '../accounts';
import { exchangeColumns } from '../exchange-quotes';

/** Exchange orders; the keys are kept by the database. */
export const exchangeOrderTable = pgTable('exchange_order', {
  ...exchangeColumns,
  quoteId: uuid('quote_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  status: smallint('status').$type<OrderStatus>().notNull(),
  sellAccountId: uuid('sell_account_id').notNull(),
  buyAccountId: uuid('buy_account_id').notNull(),
  sellTransactionId: uuid('sell_transaction_id').notNull(),
  buyTransactionId: uuid('buy_transaction_id').notNull(),
  holdId: uuid('hold_id'),
  createdBy: text('created_by').notNull(),
  completedAt: instant('completed_at'),
  sellKey: numeric('sell_key').generatedAlwaysAs(sql``).notNull(),
  buyKey: numeric('buy_key').generatedAlwaysAs(sql``).notNull(),
});

/** An exchange order as it is stored. */
export type StoredExchangeOrder = typeof exchangeOrderTable.$inferSelect;

/** An exchange order with the account that it sells from, which knows its owner. */
export interface ExchangeOrderOfAccount {
  readonly order: StoredExchangeOrder;
  readonly account: StoredAccount;
}
