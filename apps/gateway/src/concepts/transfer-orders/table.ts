import type { CurrencyCode, ProductType } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { bigint, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Transfer orders; the key is kept by the database. */
export const transferOrderTable = pgTable('transfer_order', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  requestId: text('request_id').notNull(),
  fromAccountId: uuid('from_account_id').notNull(),
  toAccountId: uuid('to_account_id').notNull(),
  fromOwnerId: uuid('from_owner_id').notNull(),
  toOwnerId: uuid('to_owner_id').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  amount: bigint('amount', { mode: 'bigint' }).notNull(),
  reference: text('reference'),
  outTransactionId: uuid('out_transaction_id').notNull(),
  inTransactionId: uuid('in_transaction_id').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
});

/** A transfer order as it is stored. */
export type StoredTransferOrder = typeof transferOrderTable.$inferSelect;

/** A transfer order with the names of its two owners and what their accounts are. */
export interface NamedTransferOrder {
  readonly order: StoredTransferOrder;
  readonly fromOwnerName: string;
  readonly fromProductType: ProductType;
  readonly toOwnerName: string;
  readonly toProductType: ProductType;
}
