import type { CurrencyCode, FeeDirection, OrderStatus, PaymentMethod, PaymentSide } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';
import type { StoredAccount } from '../accounts';

/** Which orders send money out. */
export type OutgoingKind = 'payment-order' | 'withdrawal-order';

/** Orders that send money out; the destination is written down as it was when the order was made. */
export const outgoingTable = pgTable('outgoing_order', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  kind: text('kind').$type<OutgoingKind>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  accountId: uuid('account_id').notNull(),
  status: smallint('status').$type<OrderStatus>().notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  amount: minorUnits('amount').notNull(),
  fee: minorUnits('fee').notNull(),
  senderFee: minorUnits('sender_fee').notNull(),
  destinationId: uuid('destination_id').notNull(),
  destinationName: text('destination_name').notNull(),
  accountEnding: text('account_ending').notNull(),
  bankName: text('bank_name').notNull(),
  bankCountry: text('bank_country').notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  feeDirection: text('fee_direction').$type<FeeDirection>().notNull(),
  reference: text('reference').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  fixedSide: text('fixed_side').$type<PaymentSide>().notNull().default('sent'),
  quoteId: uuid('quote_id'),
  sellCurrency: text('sell_currency').$type<CurrencyCode>(),
  sellAmount: minorUnits('sell_amount'),
  exchangeFee: minorUnits('exchange_fee'),
  clientRate: text('client_rate'),
  midRate: text('mid_rate'),
  invoiceId: uuid('invoice_id'),
  transactionId: uuid('transaction_id').notNull(),
  refundTransactionId: uuid('refund_transaction_id'),
  holdId: uuid('hold_id').notNull(),
  transferId: uuid('transfer_id'),
  reason: text('reason'),
  requestId: text('request_id').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  acceptedAt: instant('accepted_at'),
  completedAt: instant('completed_at'),
  endedAt: instant('ended_at'),
  endedBy: text('ended_by'),
  cancelled: boolean('cancelled').notNull().default(false),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
  destinationKey: text('destination_key').generatedAlwaysAs(sql``).notNull(),
});

/** An outgoing order as it is stored. */
export type StoredOutgoing = typeof outgoingTable.$inferSelect;

/** An outgoing order with the account that pays, which knows its owner. */
export interface OutgoingOfAccount {
  readonly order: StoredOutgoing;
  readonly account: StoredAccount;
}
