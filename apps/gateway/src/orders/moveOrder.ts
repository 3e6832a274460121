import { canMoveOrder, money, type OrderStatus } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { systemAccount } from '../accounts';
import { conflict } from '../app/refusals';
import type { Transaction } from '../database';
import { capture, type Leg, reverse, voidHold } from '../ledger';
import { markTransaction, recordTransactions, settleTransaction } from '../transactions';
import { stepOf } from './reserve';
import { type OutgoingOfAccount, outgoingTable as o } from './table';

/** The bank has taken the order in: what was set aside leaves the account. */
export async function acceptOrder(tx: Transaction, { order, account }: OutgoingOfAccount, at: Date): Promise<void> {
  requireMove(order.status, 3);
  const step = stepOf({ kind: order.kind, orderId: order.id, at }, 'accept', account);
  const legs = await legsOf(tx, { order, account }, at);
  const receipt = await capture(tx, { ...step, holdId: order.holdId, legs, final: true });
  await settleTransaction(tx, order.transactionId, { account, receipt, at });
  await tx.update(o).set({ status: 3, acceptedAt: at, transferId: receipt.transferId }).where(eq(o.id, order.id));
}

/** The money has arrived. */
export async function completeOrder(tx: Transaction, { order }: OutgoingOfAccount, at: Date): Promise<void> {
  requireMove(order.status, 4);
  await tx.update(o).set({ status: 4, completedAt: at }).where(eq(o.id, order.id));
}

/** Why an order ends without its money having arrived, and when. */
export interface Ending {
  readonly reason: string | null;
  readonly at: Date;
}

/** The bank does not take the order in, or its owner takes it back: what was set aside is free again. */
export async function dropOrder(
  tx: Transaction,
  { order, account }: OutgoingOfAccount,
  { reason, at, cancelled }: Ending & { readonly cancelled: boolean },
): Promise<void> {
  requireMove(order.status, 2);
  await voidHold(tx, { ...stepOf({ kind: order.kind, orderId: order.id, at }, 'void', account), holdId: order.holdId });
  await markTransaction(tx, order.transactionId, cancelled ? 7 : 5);
  await tx.update(o).set({ status: 2, reason, endedAt: at, cancelled }).where(eq(o.id, order.id));
}

/** The money comes back after it had left: amount and fee return to the account. */
export async function refundOrder(
  tx: Transaction,
  { order, account }: OutgoingOfAccount,
  { reason, at }: Ending,
): Promise<void> {
  requireMove(order.status, 5);
  if (!order.transferId) throw new Error('an accepted order has no posting');
  const step = stepOf({ kind: order.kind, orderId: order.id, at }, 'refund', account);
  const receipt = await reverse(tx, { ...step, transferId: order.transferId });
  const [refundTransactionId] = await recordTransactions(tx, [
    {
      account,
      type: 'refund',
      status: 1,
      amount: money(order.amount + order.senderFee, account.currency),
      receipt,
      relatedId: order.transactionId,
      source: { kind: order.kind, id: order.id },
      country: order.bankCountry,
      counterpartyName: order.destinationName,
      reference: order.reference,
      at,
    },
  ]);
  await markTransaction(tx, order.transactionId, 10);
  await tx.update(o).set({ status: 5, reason, endedAt: at, refundTransactionId }).where(eq(o.id, order.id));
}

function requireMove(from: OrderStatus, to: OrderStatus): void {
  if (!canMoveOrder(from, to)) throw conflict(`An order with status ${from} cannot come to status ${to}`);
}

/** The account loses amount and the sender's fee; the world gets what arrives, the partner the whole fee. */
async function legsOf(tx: Transaction, { order, account }: OutgoingOfAccount, at: Date): Promise<Leg[]> {
  const books = { partnerId: account.partnerId, currency: account.currency, at };
  const of = (minor: bigint) => money(minor, account.currency);
  const debited = order.amount + order.senderFee;
  const legs = [
    { accountId: account.availableId, amount: of(-debited) },
    { accountId: await systemAccount(tx, 'clearing', books), amount: of(debited - order.fee) },
  ];
  if (order.fee === 0n) return legs;
  return [...legs, { accountId: await systemAccount(tx, 'fees', books), amount: of(order.fee) }];
}
