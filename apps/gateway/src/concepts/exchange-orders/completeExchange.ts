import { add, money, SERVICE_NAME } from '@corridor/core';
import { and, eq, lte } from 'drizzle-orm';
import { capture, type Leg, movement } from '../../ledger';
import { audit } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import type { Transaction } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { accountById, type StoredAccount, systemAccount } from '../accounts';
import { stepOf } from '../orders';
import { settleTransaction } from '../transactions';
import { exchangeOrderTable as o, type StoredExchangeOrder } from './table';

/** Settles an accepted order: takes what was set aside, gives what was bought, and books both transactions. */
export async function completeExchange(tx: Transaction, order: StoredExchangeOrder, at: Date): Promise<void> {
  const [sold, bought] = [await required(tx, order.sellAccountId), await required(tx, order.buyAccountId)];
  if (!order.holdId) throw new Error('an accepted exchange order has no hold');
  const step = stepOf({ kind: 'exchange-order', orderId: order.id, at }, 'settle', sold);
  const legs = await legsOf(tx, order, { sold, bought, at });
  const receipt = await capture(tx, { ...step, holdId: order.holdId, legs, final: true });
  await settleTransaction(tx, order.sellTransactionId, { account: sold, receipt, at });
  await settleTransaction(tx, order.buyTransactionId, { account: bought, receipt, at });
  await tx.update(o).set({ status: 4, completedAt: at }).where(eq(o.id, order.id));
}

/** Settles every order whose time has come. */
export const settleExchanges = dueJob({
  name: 'exchangeSettlement',
  subject: 'exchange-order',
  table: o,
  id: o.id,
  isDue: ({ now }) => and(eq(o.status, 3), lte(o.settlesAt, now)),
  dueAt: () => o.settlesAt,
  account: o.sellAccountId,
  select: (tx, where) => tx.select().from(o).where(where),
  process: (tx, order, { now }) => settle(tx, order, now),
});

async function settle(tx: Transaction, order: StoredExchangeOrder, now: Date): Promise<void> {
  const { id, partnerId, status } = order;
  await completeExchange(tx, order, now);
  const [before, after] = [{ status }, { status: 4 }];
  const entry = { action: 'settle', subject: 'exchange-order', subjectId: id, before, after } as const;
  await audit(tx, systemActor(partnerId, SERVICE_NAME, now), entry);
}

/** What is sold and its fee leave one account, what is bought enters the other; the partner's position is open in between. */
async function legsOf(
  tx: Transaction,
  order: StoredExchangeOrder,
  { sold, bought, at }: { sold: StoredAccount; bought: StoredAccount; at: Date },
): Promise<Leg[]> {
  const { partnerId } = sold;
  const [sell, buy] = [money(order.sellAmount, sold.currency), money(order.buyAmount, bought.currency)];
  const fee = money(order.fee, sold.currency);
  const short = await systemAccount(tx, 'fx_position', { partnerId, currency: sold.currency, at });
  const long = await systemAccount(tx, 'fx_position', { partnerId, currency: bought.currency, at });
  const taken: Leg = { accountId: sold.availableId, amount: { ...sell, minor: -add(sell, fee).minor } };
  const legs: Leg[] = [taken, { accountId: short, amount: sell }, ...movement(long, bought.availableId, buy)];
  if (fee.minor === 0n) return legs;
  return [
    ...legs,
    { accountId: await systemAccount(tx, 'fees', { partnerId, currency: sold.currency, at }), amount: fee },
  ];
}

async function required(tx: Transaction, id: string): Promise<StoredAccount> {
  const account = await accountById(tx, id);
  if (!account) throw new Error('an exchange order names an account that is not there');
  return account;
}
