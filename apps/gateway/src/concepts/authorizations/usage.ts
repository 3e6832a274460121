import { and, lt, type SQL, sql } from 'drizzle-orm';
import { execute, run, type Transaction } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { cardTable as c } from '../cards/table';

/** How much of its limits a card has used at a moment, in minor units; days and months are those of UTC. */
export interface StoredUsage {
  readonly overallTotal: bigint;
  readonly daily: bigint;
  readonly monthly: bigint;
  readonly dailyTransactions: number;
}

const usage = (now: Date) => {
  const since = (unit: 'day' | 'month') =>
    sql`created_at >= date_trunc(${sql.raw(`'${unit}'`)}, ${now.toISOString()}::timestamptz, 'UTC')`;
  return sql`coalesce(sum(used), 0)::bigint AS total, coalesce(sum(used) FILTER (WHERE ${since('day')}), 0)::bigint AS daily,
    coalesce(sum(used) FILTER (WHERE ${since('month')}), 0)::bigint AS monthly,
    count(*) FILTER (WHERE used > 0 AND ${since('day')})::int AS transactions`;
};

/** What the approved authorizations of a card use of its limits. */
export async function usageAt(tx: Transaction, cardId: string, now: Date): Promise<StoredUsage> {
  const [found] = await execute(
    tx,
    sql`SELECT ${usage(now)} FROM card_authorization WHERE card_id = ${cardId} AND type = 'approval'`,
    ({ total, daily, monthly, transactions }) => ({
      overallTotal: BigInt(String(total)),
      daily: BigInt(String(daily)),
      monthly: BigInt(String(monthly)),
      dailyTransactions: Number(transactions),
    }),
  );
  if (!found) throw new Error('a sum has no row');
  return found;
}

/** Shows a card's usage on the card. */
export async function showUsage(tx: Transaction, cardId: string, now: Date): Promise<void> {
  await run(tx, update(now, sql`card_id = ${cardId}`));
}

/** Shows the usage of every card that was used. */
export async function showAllUsage(tx: Transaction, now: Date): Promise<void> {
  await run(tx, update(now, sql`true`));
}

/** Begins a new day and month on every card that shows usage of an older one; no other card's usage has changed since it was last shown. */
export const renewUsage = dueJob({
  name: 'cardUsage',
  subject: 'card',
  table: c,
  id: c.id,
  isDue: ({ now }) => {
    const ofOlderMonth = lt(c.usageDay, `${dayOf(now).slice(0, 7)}-01`);
    const showsAny = sql`(${c.usedDaily} <> 0 OR ${c.usedDailyTransactions} <> 0 OR (${c.usedMonthly} <> 0 AND ${ofOlderMonth}))`;
    return and(lt(c.usageDay, dayOf(now)), showsAny);
  },
  dueAt: () => sql`(${c.usageDay} + 1)::timestamp AT TIME ZONE 'UTC'`,
  select: (tx, where) => tx.select({ id: c.id }).from(c).where(where),
  process: (tx, { id }, { now }) => showUsage(tx, id, now),
});

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

function update(now: Date, which: SQL): SQL {
  return sql`UPDATE card SET used_overall_total = u.total, used_daily = u.daily, used_monthly = u.monthly,
      used_daily_transactions = u.transactions, usage_day = ${dayOf(now)}
    FROM (SELECT card_id, ${usage(now)} FROM card_authorization WHERE type = 'approval' AND ${which} GROUP BY card_id) u
    WHERE card.id = u.card_id AND (used_overall_total, used_daily, used_monthly, used_daily_transactions, usage_day)
      IS DISTINCT FROM (u.total, u.daily, u.monthly, u.transactions, ${dayOf(now)}::date)`;
}
