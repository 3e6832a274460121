import type { PaymentBatchLine, PaymentBatchLineState, PaymentBatchOrder, PaymentBatchRefusal } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** Batches of payments. */
export const paymentBatchTable = pgTable(
  'payment_batch',
  {
    id: uuid('id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    name: text('name').notNull(),
    payments: integer('payments').notNull(),
    placed: integer('placed').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] })],
);

/** Payments of batches, in their order; the request id stands before the order is placed. */
export const paymentBatchLineTable = pgTable(
  'payment_batch_line',
  {
    partnerId: uuid('partner_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    requestId: text('request_id').notNull(),
    payment: jsonb('payment').$type<Omit<PaymentBatchOrder, 'source'>>().notNull(),
    beneficiaryName: text('beneficiary_name').notNull(),
    accountEnding: text('account_ending').notNull(),
    state: text('state').$type<PaymentBatchLineState>().notNull(),
    orderId: uuid('order_id'),
    refusal: jsonb('refusal').$type<PaymentBatchRefusal>(),
    sourceBatchId: uuid('source_batch_id'),
    sourcePosition: integer('source_position'),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.batchId, table.position] })],
);

/** The first payment that a payment repeats, which is itself where it repeats none: the columns by which one of them is placed. */
export const originOf = sql`(COALESCE(${paymentBatchLineTable.sourceBatchId}, ${paymentBatchLineTable.batchId}), COALESCE(${paymentBatchLineTable.sourcePosition}, ${paymentBatchLineTable.position}))`;

/** A batch as it is stored. */
export type StoredBatch = typeof paymentBatchTable.$inferSelect;

/** A payment of a batch as it is stored. */
export type StoredLine = typeof paymentBatchLineTable.$inferSelect;

/** A stored payment with the account that pays it. */
export interface PayingLine extends StoredLine {
  readonly payer: PaymentBatchLine['payer'];
}
