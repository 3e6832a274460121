import type { CollectionAuditStatus, CollectionEventKind, CurrencyCode } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';
import type { StoredAccount } from '../accounts';

/** Collections; the keys are kept by the database. */
export const collectionTable = pgTable('collection', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  virtualAccountId: uuid('virtual_account_id').notNull(),
  accountId: uuid('account_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  status: smallint('status').$type<CollectionAuditStatus>().notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  amount: minorUnits('amount').notNull(),
  fee: minorUnits('fee').notNull(),
  linked: minorUnits('linked').notNull(),
  payerName: text('payer_name').notNull(),
  payerAccount: text('payer_account').notNull(),
  payerCountry: text('payer_country').notNull(),
  reference: text('reference').notNull(),
  bankReference: text('bank_reference').notNull(),
  rejectionReason: text('rejection_reason'),
  transactionId: uuid('transaction_id').notNull(),
  creditTransactionId: uuid('credit_transaction_id'),
  returnTransactionId: uuid('return_transaction_id'),
  receivedAt: instant('received_at').notNull(),
  reviewedAt: instant('reviewed_at'),
  returnedAt: instant('returned_at'),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
  payerKey: text('payer_key').generatedAlwaysAs(sql``).notNull(),
});

/** What happened to collections; rows are only ever added. */
export const collectionEventTable = pgTable('collection_event', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  collectionId: uuid('collection_id').notNull(),
  kind: text('kind').$type<CollectionEventKind>().notNull(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  fromStatus: smallint('from_status').$type<CollectionAuditStatus>(),
  toStatus: smallint('to_status').$type<CollectionAuditStatus>().notNull(),
  amount: minorUnits('amount').notNull(),
  reason: text('reason'),
  transferId: uuid('transfer_id'),
});

/** A collection as it is stored. */
export type StoredCollection = typeof collectionTable.$inferSelect;

/** A collection with the account that it is credited to. */
export interface CollectionOfAccount {
  readonly collection: StoredCollection;
  readonly account: StoredAccount;
}

/** The same with the number under which it arrived. */
export interface NumberedCollection extends CollectionOfAccount {
  readonly number: string;
  readonly holderName: string;
}
