import {
  type PaymentBatchRefusal,
  type PaymentBatchStep,
  type PaymentOrderDetail,
  paymentApproval,
} from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { savepoint } from '../../platform/database';
import { Refusal, type RefusalDetails } from '../../platform/refusals/Refusal';
import { conflict } from '../../platform/refusals/refusals';
import { createPaymentOrder } from '../payment-orders';
import { paymentBatchRecord, selectLines } from './listing';
import { requireOrderAllowed, requireOrderRight } from './rights';
import { toPaymentBatchLine } from './row';
import { requireNotPlaced } from './sources';
import { paymentBatchTable as b, paymentBatchLineTable as l, type StoredLine } from './table';

type Outcome = Pick<StoredLine, 'state' | 'orderId' | 'refusal'>;

/** Places the next payment that waits, in the call's own transaction; whoever runs the same batch waits for it to end. @throws Refusal */
export async function placePayment(call: Call, id: string): Promise<PaymentBatchStep> {
  requireOrderRight(call);
  const batch = await paymentBatchRecord.lock(call, id);
  const isWaiting = and(eq(l.batchId, id), eq(l.partnerId, batch.partnerId), eq(l.state, 'waiting'));
  const [line] = await selectLines(call, isWaiting).orderBy(l.position).limit(1);
  if (!line) return { line: null };
  const outcome = await placed(call, line);
  await keep(call, line, outcome);
  return { line: toPaymentBatchLine({ ...line, ...outcome }) };
}

async function placed(call: Call, line: StoredLine): Promise<Outcome> {
  try {
    const order = await savepoint(call.tx, () => ordered(call, line));
    return { state: 'placed', orderId: order.id, refusal: null };
  } catch (reason) {
    // What may pass by itself leaves the payment waiting.
    if (!(reason instanceof Refusal) || reason.details.status >= 500) throw reason;
    return { state: 'refused', orderId: null, refusal: refusalOf(reason.details) };
  }
}

async function ordered(call: Call, line: StoredLine): Promise<PaymentOrderDetail> {
  const { requestId, payment } = line;
  requireOrderRight(call, [payment]);
  await requireNotPlaced(call, line);
  const order = await createPaymentOrder({ ...call, requestId }, payment);
  requireOrderAllowed(call, order, payment);
  if (await call.services.approvals.catches(call, paymentApproval, order)) throw conflict('refusals.approvalInBatch');
  return order;
}

function refusalOf({ msg, reason, params, fields = [] }: RefusalDetails): PaymentBatchRefusal {
  const [field] = fields;
  const given = field ?? { reason: reason ?? msg, params };
  return { reason: given.reason, ...(given.params && { params: textsOf(given.params) }) };
}

function textsOf(params: NonNullable<RefusalDetails['params']>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

async function keep({ tx, now }: Call, { partnerId, batchId, position }: StoredLine, outcome: Outcome): Promise<void> {
  const isLine = and(eq(l.partnerId, partnerId), eq(l.batchId, batchId), eq(l.position, position));
  await tx.update(l).set(outcome).where(isLine);
  const column = outcome.state === 'placed' ? b.placed : b.refused;
  await tx
    .update(b)
    .set({
      [outcome.state]: sql`${column} + 1`,
      finishedAt: sql`CASE WHEN ${b.placed} + ${b.refused} + 1 = ${b.payments} THEN ${now.toISOString()}::timestamptz END`,
    })
    .where(and(eq(b.partnerId, partnerId), eq(b.id, batchId)));
}
