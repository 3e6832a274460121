import { type CurrencyFlow, compareBalanceCurrencies, type TimeRange } from '@corridor/core';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Call } from '../call';
import { readableRows, within } from '../listing';
import { wireMoney } from '../money';
import { transactionTable as t } from '../transactions';

/** What was booked on available balances in a stretch of time, per currency. */
export async function flowsIn(call: Call, range: TimeRange): Promise<CurrencyFlow[]> {
  const { tx, principal } = call;
  const where = and(
    eq(t.partnerId, principal.partnerId),
    eq(t.component, 'available'),
    isNotNull(t.bookedAt),
    within(t.createdAt, range),
    readableRows(t, call),
  );
  const rows = await tx
    .select({
      currency: t.currency,
      transactions: count(),
      incoming: sql<string>`coalesce(sum(${t.balanceChange}) FILTER (WHERE ${t.balanceChange} > 0), 0)::text`,
      outgoing: sql<string>`coalesce(-sum(${t.balanceChange}) FILTER (WHERE ${t.balanceChange} < 0), 0)::text`,
    })
    .from(t)
    .where(where)
    .groupBy(t.currency);
  return rows
    .map(({ currency, transactions, incoming, outgoing }) => ({
      currency,
      transactions,
      incoming: wireMoney(BigInt(incoming), currency),
      outgoing: wireMoney(BigInt(outgoing), currency),
    }))
    .sort((a, b) => compareBalanceCurrencies(a.currency, b.currency));
}
