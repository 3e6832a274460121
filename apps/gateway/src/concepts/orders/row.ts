import {
  displayStatusOf,
  type OrderStep,
  type OutgoingOrder,
  type OutgoingOrderAction,
  toWireMoney,
} from '@corridor/core';
import type { Principal } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { type Acted, allowedActions } from '../../platform/resource';
import { debitedBy } from './exchange';
import type { OutgoingOfAccount, StoredOutgoing } from './table';

/** What payment and withdrawal orders have in common, as the wire has it. */
export function toOutgoing({ order, account }: OutgoingOfAccount, principal: Principal): OutgoingOrder {
  const amount = (minor: bigint) => wireMoney(minor, order.currency);
  return {
    id: order.id,
    productType: account.productType,
    ownerId: order.ownerId,
    ownerName: account.ownerName,
    accountId: order.accountId,
    status: order.status,
    displayStatus: displayStatusOf(order.status, order.cancelled),
    amount: amount(order.amount),
    fee: amount(order.fee),
    debited: toWireMoney(debitedBy(order)),
    received: amount(order.amount + order.senderFee - order.fee),
    transactionId: order.transactionId,
    reason: order.reason,
    createdBy: order.createdBy,
    createdAt: order.createdAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    allowedActions: allowedActions(principal, actedOn(order)),
  };
}

/** What decides which actions an order allows: it is cancelled before a bank has taken it in. */
export function actedOn(order: StoredOutgoing): Acted<OutgoingOrderAction> {
  return { segment: order.kind, stored: order, possible: order.status === 1 ? ['cancel'] : [] };
}

/** The statuses that an order came through, oldest first, with who took it there. */
export function timelineOf({
  status,
  createdAt,
  acceptedAt,
  completedAt,
  endedAt,
  endedBy,
  createdBy,
  reason,
}: StoredOutgoing): OrderStep[] {
  const step = (to: OrderStep['status'], at: Date | null, more: Partial<OrderStep> = {}): OrderStep[] =>
    at ? [{ status: to, at: at.toISOString(), reason: null, actor: null, ...more }] : [];
  return [
    ...step(1, createdAt, { actor: createdBy }),
    ...step(3, acceptedAt),
    ...step(4, completedAt),
    ...step(status, endedAt, { reason, actor: endedBy }),
  ];
}
