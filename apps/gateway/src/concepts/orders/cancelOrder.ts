import { orderStatus } from '@corridor/core';
import type { Call } from '../../platform/call';
import { requireAllowed } from '../../platform/resource';
import { ORDER_RECORDS } from './findOrder';
import { dropOrder } from './moveOrder';
import { actedOn } from './row';
import type { OutgoingKind, OutgoingOfAccount } from './table';

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
  const [before, after] = [{ status: 1 }, { status: 2, reason: reason ?? null }];
  await call.audit({ action: 'cancel', subject: kind, subjectId: id, before, after });
  return { ...found, order };
}
