import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import type { AccountBalance } from '../accounts';
import { collectionTable as c } from '../collections';
import { virtualAccountTable as v } from '../virtual-accounts';

/** An account with what was collected for it. */
export interface CollectingAccount {
  readonly account: AccountBalance;
  readonly waiting: number;
  /** What approvals made available, fees taken off, in minor units by month of UTC (`YYYY-MM`). */
  readonly credited: ReadonlyMap<string, bigint>;
  readonly virtualAccounts: number;
  readonly lastReceivedAt: Date;
}

/** Adds to accounts what was collected for them and how many numbers collect: one look-up each for all of them. */
export async function withCollections(
  tx: Transaction,
  accounts: readonly AccountBalance[],
): Promise<CollectingAccount[]> {
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ id }) => id);
  const collected = await collectedFor(tx, ids);
  const credited = await creditedFor(tx, ids);
  const numbers = await numbersOf(tx, accounts);
  return accounts.map((account) => {
    const { waiting = 0, lastReceivedAt } = collected.get(account.id) ?? {};
    return {
      account,
      waiting,
      credited: credited.get(account.id) ?? new Map(),
      virtualAccounts: numbers.get(`${account.ownerId} ${account.currency}`) ?? 0,
      lastReceivedAt: lastReceivedAt ?? account.openedAt,
    };
  });
}

async function collectedFor(tx: Transaction, ids: readonly string[]) {
  const found = await tx
    .select({
      accountId: c.accountId,
      waiting: sql<number>`(count(*) FILTER (WHERE ${c.status} <> 26 AND ${c.returnedAt} IS NULL))::int`,
      lastReceivedAt: max(c.receivedAt),
    })
    .from(c)
    .where(inArray(c.accountId, [...ids]))
    .groupBy(c.accountId);
  return new Map(found.map(({ accountId, ...figures }) => [accountId, figures]));
}

/** Every month, for the caller's clock decides which is this one. */
async function creditedFor(tx: Transaction, ids: readonly string[]) {
  const month = sql<string>`to_char(${c.reviewedAt} AT TIME ZONE 'UTC', 'YYYY-MM')`;
  const found = await tx
    .select({ accountId: c.accountId, month, credited: sql<string>`sum(${c.amount} - ${c.fee})::text` })
    .from(c)
    .where(and(inArray(c.accountId, [...ids]), eq(c.status, 26)))
    .groupBy(c.accountId, month);
  const byAccount = new Map<string, Map<string, bigint>>();
  for (const row of found) {
    const months = byAccount.get(row.accountId) ?? new Map<string, bigint>();
    byAccount.set(row.accountId, months.set(row.month, BigInt(row.credited)));
  }
  return byAccount;
}

async function numbersOf(tx: Transaction, accounts: readonly AccountBalance[]): Promise<ReadonlyMap<string, number>> {
  const owners = [...new Set(accounts.map(({ ownerId }) => ownerId))];
  const found = await tx
    .select({ ownerId: v.ownerId, currency: v.currency, n: count() })
    .from(v)
    .where(inArray(v.ownerId, owners))
    .groupBy(v.ownerId, v.currency);
  return new Map(found.map(({ ownerId, currency, n }) => [`${ownerId} ${currency}`, n]));
}
