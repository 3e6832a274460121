import { type PaymentBatchContract, type PaymentBatchDetail, paymentBatches } from '@corridor/core';
import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { declareListing } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { accountTable as a } from '../accounts';
import { toPaymentBatch, toPaymentBatchDetail } from './row';
import { paymentBatchTable as b, paymentBatchLineTable as l, type PayingLine, type StoredBatch } from './table';

/** How batches are found. */
export const paymentBatchListing = declareListing<PaymentBatchContract, StoredBatch>({
  resource: paymentBatches,
  id: b.id,
  partnerId: b.partnerId,
  sorts: { createdAt: [b.createdAt, ({ createdAt }) => createdAt.toISOString()] },
  conditions: ({ open }) => [open === undefined ? undefined : open ? isNull(b.finishedAt) : isNotNull(b.finishedAt)],
  select: (tx, where) => tx.select().from(b).where(where),
  idOf: ({ id }) => id,
  toRow: toPaymentBatch,
});

/** One stored batch. */
export const paymentBatchRecord = declareRecord<StoredBatch>({
  segment: paymentBatches.segment,
  table: b,
  select: (tx, where) => tx.select().from(b).where(where),
  within: ({ principal }) => eq(b.partnerId, principal.partnerId),
  storedOf: (stored) => stored,
});

/** A batch with its payments. @throws Refusal when the caller's partner has none such */
export async function getPaymentBatch(call: Call, id: string): Promise<PaymentBatchDetail> {
  const stored = await paymentBatchRecord.find(call, id);
  return toPaymentBatchDetail(stored, await linesOf(call, id));
}

/** The payments of a batch, in their order. */
export async function linesOf(call: Call, batchId: string): Promise<PayingLine[]> {
  return selectLines(call, eq(l.batchId, batchId)).orderBy(l.position);
}

/** Selects payments of batches, each with the account that pays it. */
export function selectLines({ tx }: Call, where: SQL | undefined) {
  // An owner that was asked for may be no id at all.
  const owner = sql`CASE WHEN ${l.payment} ->> 'ownerId' ~ '^[0-9a-fA-F-]{36}$' THEN (${l.payment} ->> 'ownerId')::uuid END`;
  const isPayer = and(
    eq(a.partnerId, l.partnerId),
    eq(a.ownerId, owner),
    eq(a.currency, sql`${l.payment} -> 'amount' ->> 'currency'`),
  );
  return tx
    .select({ ...getTableColumns(l), payer: { id: a.id, ownerName: a.ownerName, currency: a.currency } })
    .from(l)
    .leftJoin(a, isPayer)
    .where(where)
    .$dynamic();
}
