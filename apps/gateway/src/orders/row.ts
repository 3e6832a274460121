import { subject } from '@casl/ability';
import { displayStatusOf, type OrderStep, type OutgoingOrder } from '@corridor/core';
import type { Principal } from '../call';
import { wireMoney } from '../money';
import type { OutgoingOfAccount, StoredOutgoing } from './table';

/** What payment and withdrawal orders have in common, as the wire has it. */
export function toOutgoing({ order, account }: OutgoingOfAccount, { ability }: Principal): OutgoingOrder {
  const amount = (minor: bigint) => wireMoney(minor, order.currency);
  const mayCancel = order.status === 1 && ability.can('cancel', subject(order.kind, { ...order }));
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
    debited: amount(order.amount + order.senderFee),
    received: amount(order.amount + order.senderFee - order.fee),
    transactionId: order.transactionId,
    reason: order.reason,
    createdBy: order.createdBy,
    createdAt: order.createdAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    allowedActions: mayCancel ? ['cancel'] : [],
  };
}

/** The statuses that an order came through, oldest first. */
export function timelineOf({
  status,
  createdAt,
  acceptedAt,
  completedAt,
  endedAt,
  reason,
}: StoredOutgoing): OrderStep[] {
  const step = (to: OrderStep['status'], at: Date | null, why: string | null = null): OrderStep[] =>
    at ? [{ status: to, at: at.toISOString(), reason: why }] : [];
  return [...step(1, createdAt), ...step(3, acceptedAt), ...step(4, completedAt), ...step(status, endedAt, reason)];
}
