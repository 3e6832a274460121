import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import { lockOrder } from './findOrder';
import { dropOrder } from './moveOrder';
import { type OutgoingKind, outgoingTable as o } from './table';

/** Takes back an order that no bank has accepted yet. @throws Refusal when one has, or there is no such order */
export async function cancelOrder(
  call: Call,
  kind: OutgoingKind,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const { tx, now } = call;
  const found = await lockOrder(tx, and(eq(o.kind, kind), eq(o.id, id)));
  if (!found) throw notFound(kind);
  if (found.order.status !== 1) throw conflict('Only an order that no bank has accepted yet can be cancelled');
  await dropOrder(tx, found, { reason: reason || null, at: now, cancelled: true });
  const [before, after] = [{ status: 1 }, { status: 2, reason: reason ?? null }];
  await call.audit({ action: 'cancel', subject: kind, subjectId: id, before, after });
}
