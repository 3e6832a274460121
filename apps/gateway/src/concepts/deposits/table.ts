import type { DepositStatus } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';
import type { StoredAccount } from '../accounts';

/** Deposits; the keys are kept by the database. */
export const depositTable = pgTable('deposit', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  accountId: uuid('account_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  status: text('status').$type<DepositStatus>().notNull(),
  currency: text('currency').notNull(),
  amount: minorUnits('amount').notNull(),
  fee: minorUnits('fee').notNull(),
  payerName: text('payer_name').notNull(),
  payerAccount: text('payer_account').notNull(),
  payerCountry: text('payer_country').notNull(),
  reference: text('reference').notNull(),
  transactionId: uuid('transaction_id').notNull(),
  receivedAt: instant('received_at').notNull(),
  returnedAt: instant('returned_at'),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
  payerKey: text('payer_key').generatedAlwaysAs(sql``).notNull(),
});

/** A deposit as it is stored. */
export type StoredDeposit = typeof depositTable.$inferSelect;

/** A deposit with its account. */
export interface DepositOfAccount {
  readonly deposit: StoredDeposit;
  readonly account: StoredAccount;
}
