import { type PaymentBatchContract, type PaymentBatchDetail, paymentBatches } from '@corridor/core';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { declareListing } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { toPaymentBatch, toPaymentBatchDetail } from './row';
import { paymentBatchTable as b, paymentBatchLineTable as l, type StoredBatch, type StoredLine } from './table';

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
export async function linesOf({ tx }: Call, batchId: string): Promise<StoredLine[]> {
  return tx.select().from(l).where(eq(l.batchId, batchId)).orderBy(l.position);
}
