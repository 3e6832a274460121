import { orderStatus, REASON_MAX_LENGTH } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../../platform/call';
import { type SandboxEvent, sandboxEvent } from '../../platform/concept/SandboxEvent';
import { notFound } from '../../platform/refusals/refusals';
import { humanText } from '../../platform/resource/humanText';
import { lockOrder } from './findOrder';
import { acceptOrder, completeOrder, dropOrder, refundOrder } from './moveOrder';
import { type OutgoingOfAccount, outgoingTable as o } from './table';

const input = z.strictObject({ orderId: z.uuid() });
const failing = z.strictObject({
  orderId: z.uuid(),
  reason: humanText(REASON_MAX_LENGTH).min(1).optional(),
});
const USUAL_REASON = {
  'payment-order': 'The beneficiary bank returned the payment',
  'withdrawal-order': 'The bank of the withdrawal account returned the money',
} as const;
const output = z.strictObject({ orderId: z.string(), status: z.literal(orderStatus.codes) });

type Act = (call: Call, found: OutgoingOfAccount) => Promise<unknown>;

/** What banks do with payments and withdrawals. */
export const orderEvents: readonly SandboxEvent[] = [
  sandboxEvent('rail-accepts', { input, output }, (call, { orderId }) =>
    withOrder(call, orderId, 'rail-accepts', ({ tx, now }, found) => acceptOrder(tx, found, now)),
  ),
  sandboxEvent('rail-completes', { input, output }, (call, { orderId }) =>
    withOrder(call, orderId, 'rail-completes', ({ tx, now }, found) => completeOrder(tx, found, now)),
  ),
  sandboxEvent('rail-fails', { input: failing, output }, (call, { orderId, reason }) =>
    withOrder(call, orderId, 'rail-fails', ({ tx, now }, found) => {
      const ending = { reason: reason ?? USUAL_REASON[found.order.kind], at: now };
      return found.order.status === 1 ? dropOrder(tx, found, { ...ending, by: null }) : refundOrder(tx, found, ending);
    }),
  ),
];

async function withOrder(call: Call, orderId: string, action: string, act: Act): Promise<z.output<typeof output>> {
  const found = await lockOrder(call.tx, eq(o.id, orderId));
  if (!found) throw notFound('order');
  await act(call, found);
  const [after] = await call.tx.select({ status: o.status }).from(o).where(eq(o.id, orderId));
  const status = after?.status ?? found.order.status;
  const before = { status: found.order.status };
  await call.audit({ action, subject: found.order.kind, subjectId: orderId, before, after: { status } });
  return { orderId, status };
}
