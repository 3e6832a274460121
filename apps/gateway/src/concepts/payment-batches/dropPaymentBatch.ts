import type { PaymentBatchDetail } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { linesOf, paymentBatchRecord } from './listing';
import { requireOrderRight } from './rights';
import { toPaymentBatchDetail } from './row';
import { paymentBatchTable as b, paymentBatchLineTable as l, type StoredBatch } from './table';

/** Gives a batch up: the payments that wait are refused; whoever runs it waits for this to end. One that is finished stays as it is. @throws Refusal */
export async function dropPaymentBatch(call: Call, id: string): Promise<PaymentBatchDetail> {
  requireOrderRight(call);
  const dropped = await drop(call, await paymentBatchRecord.lock(call, id));
  return toPaymentBatchDetail(dropped, await linesOf(call, id));
}

async function drop(call: Call, batch: StoredBatch): Promise<StoredBatch> {
  const { tx, now } = call;
  const { partnerId, id } = batch;
  const waiting = await tx
    .update(l)
    .set({ state: 'refused', refusal: { reason: 'refusals.batchDropped' } })
    .where(and(eq(l.batchId, id), eq(l.partnerId, partnerId), eq(l.state, 'waiting')))
    .returning({ position: l.position });
  if (waiting.length === 0) return batch;
  const [dropped = batch] = await tx
    .update(b)
    .set({ refused: sql`${b.refused} + ${waiting.length}`, finishedAt: now })
    .where(and(eq(b.partnerId, partnerId), eq(b.id, id)))
    .returning();
  const [before, after] = [{ refused: batch.refused }, { refused: dropped.refused }];
  await call.audit({ action: 'drop', subject: 'payment-batch', subjectId: id, before, after });
  return dropped;
}
