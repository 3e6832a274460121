import type { PaymentBatchDetail } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { getPaymentBatch, paymentBatchRecord } from './listing';
import { requireOrderRight } from './rights';
import { paymentBatchTable as b, paymentBatchLineTable as l } from './table';

/** Gives a batch up: the payments that wait are refused; whoever runs it waits for this to end. @throws Refusal */
export async function dropPaymentBatch(call: Call, id: string): Promise<PaymentBatchDetail> {
  const { tx, now } = call;
  requireOrderRight(call);
  const { partnerId, refused } = await paymentBatchRecord.lock(call, id);
  const dropped = await tx
    .update(l)
    .set({ state: 'refused', refusal: { reason: 'refusals.batchDropped' } })
    .where(and(eq(l.batchId, id), eq(l.partnerId, partnerId), eq(l.state, 'waiting')))
    .returning({ position: l.position });
  if (dropped.length > 0) {
    await tx
      .update(b)
      .set({ refused: sql`${b.refused} + ${dropped.length}`, finishedAt: now })
      .where(and(eq(b.partnerId, partnerId), eq(b.id, id)));
  }
  const after = { refused: refused + dropped.length };
  await call.audit({ action: 'drop', subject: 'payment-batch', subjectId: id, before: { refused }, after });
  return getPaymentBatch(call, id);
}
