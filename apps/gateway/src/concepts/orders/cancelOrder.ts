import { orderStatus } from '@corridor/core';
import type { AuditEntry, Call } from '../../platform/call';
import { requireAllowed } from '../../platform/resource';
import { ORDER_RECORDS } from './findOrder';
import { dropOrder } from './moveOrder';
import { actedOn } from './row';
import type { OutgoingKind, OutgoingOfAccount, StoredOutgoing } from './table';

/** Takes back an order that no bank has accepted yet. @throws Refusal when one has, or there is no such order */
export async function cancelOrder(
  call: Call,
  kind: OutgoingKind,
  id: string,
  reason: string | undefined,
): Promise<OutgoingOfAccount> {
  const { tx, now, principal } = call;
  const found = await ORDER_RECORDS[kind].lock(call, id);
  requireAllowed(actedOn(found.order), 'cancel', orderStatus.nameOf(found.order.status));
  const order = await dropOrder(tx, found, { reason: reason || null, at: now, by: principal.name });
  await call.audit(cancellationOf(order));
  return { ...found, order };
}

/** The log's entry of an order that was taken back. */
export function cancellationOf({ id, kind, reason }: StoredOutgoing): AuditEntry {
  return { action: 'cancel', subject: kind, subjectId: id, before: { status: 1 }, after: { status: 2, reason } };
}
