import { add, canMoveOrder, type Money, money, type OrderStatus, subtract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { capture, type Leg, reverse, voidHold } from '../../ledger';
import type { Transaction } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { conflict } from '../../platform/refusals/refusals';
import { type StoredAccount, systemAccount } from '../accounts';
import { markTransaction, recordTransactions, settleTransaction } from '../transactions';
import { debitedBy, exchangeOf, type OrderExchange, spentBy } from './exchange';
import { stepOf } from './reserve';
import { type OutgoingOfAccount, outgoingTable as o, type StoredOutgoing } from './table';

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

/** How an order ends before a bank has taken it in. */
export interface Dropping extends Ending {
  /** Who takes it back; null where the bank does not take it in. */
  readonly by: string | null;
}

/** The bank does not take the order in, or its owner takes it back: what was set aside is free again. */
export async function dropOrder(
  tx: Transaction,
  { order, account }: OutgoingOfAccount,
  { reason, at, by }: Dropping,
): Promise<StoredOutgoing> {
  requireMove(order.status, 2);
  await voidHold(tx, { ...stepOf({ kind: order.kind, orderId: order.id, at }, 'void', account), holdId: order.holdId });
  await markTransaction(tx, order.transactionId, by === null ? 5 : 7);
  return changeRow(tx, o, order.id, { status: 2, reason, endedAt: at, endedBy: by, cancelled: by !== null });
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
      amount: debitedBy(order),
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
  if (!canMoveOrder(from, to)) throw conflict('refusals.statusNotReachable', { subject: 'order', from, to });
}

/** What an order spends, shared between the world, which gets what arrives, and the partner, which gets the whole fee. */
async function legsOf(tx: Transaction, { order, account }: OutgoingOfAccount, at: Date): Promise<Leg[]> {
  const books = { partnerId: account.partnerId, currency: order.currency, at };
  const [spent, fee] = [spentBy(order), money(order.fee, order.currency)];
  const exchange = exchangeOf(order);
  const taken = exchange
    ? await exchangeLegs(tx, { account, exchange, spent, at })
    : [{ accountId: account.availableId, amount: negated(spent) }];
  return [
    ...taken,
    { accountId: await systemAccount(tx, 'clearing', books), amount: subtract(spent, fee) },
    ...(fee.minor === 0n ? [] : [{ accountId: await systemAccount(tx, 'fees', books), amount: fee }]),
  ];
}

interface Exchanging {
  readonly account: StoredAccount;
  readonly exchange: OrderExchange;
  /** What is bought. */
  readonly spent: Money;
  readonly at: Date;
}

/** The account loses what is sold and the exchange's fee; the partner's position is open in both currencies. */
async function exchangeLegs(tx: Transaction, { account, exchange, spent, at }: Exchanging): Promise<Leg[]> {
  const { partnerId, currency } = account;
  const { sell, fee } = exchange;
  const short = await systemAccount(tx, 'fx_position', { partnerId, currency, at });
  const long = await systemAccount(tx, 'fx_position', { partnerId, currency: spent.currency, at });
  return [
    { accountId: account.availableId, amount: negated(add(sell, fee)) },
    { accountId: short, amount: sell },
    { accountId: long, amount: negated(spent) },
    ...(fee.minor === 0n
      ? []
      : [{ accountId: await systemAccount(tx, 'fees', { partnerId, currency, at }), amount: fee }]),
  ];
}

const negated = (amount: Money): Money => ({ ...amount, minor: -amount.minor });
