import { type CurrencyFlow, compareBalanceCurrencies, type TransactionDirection } from '@corridor/core';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { readableRows, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { moving, transactionTable as t } from '../transactions';
import type { AskedPeriod } from './period';

/** What moved in a period and in the one before, per currency: every transaction counts, sums are those booked on available balances. */
export async function flowsIn(call: Call, { range, rangeBefore }: AskedPeriod): Promise<CurrencyFlow[]> {
  const { tx, principal } = call;
  const now = within(t.createdAt, range);
  const earlier = within(t.createdAt, rangeBefore);
  const where = and(eq(t.partnerId, principal.partnerId), or(now, earlier), readableRows(t, call));
  const rows = await tx
    .select({
      currency: t.currency,
      transactions: sql<number>`count(*) FILTER (WHERE ${now})::int`,
      incoming: sumOf(now, 'in'),
      outgoing: sumOf(now, 'out'),
      incomingBefore: sumOf(earlier, 'in'),
      outgoingBefore: sumOf(earlier, 'out'),
    })
    .from(t)
    .where(where)
    .groupBy(t.currency);
  return rows
    .map(({ currency, transactions, ...sums }) => {
      const amount = (minor: string) => wireMoney(BigInt(minor), currency);
      return {
        currency,
        transactions,
        incoming: amount(sums.incoming),
        outgoing: amount(sums.outgoing),
        before: { incoming: amount(sums.incomingBefore), outgoing: amount(sums.outgoingBefore) },
      };
    })
    .sort((a, b) => compareBalanceCurrencies(a.currency, b.currency));
}

function sumOf(time: SQL | undefined, direction: TransactionDirection) {
  return sql<string>`coalesce(sum(abs(${t.balanceChange})) FILTER (WHERE ${and(time, moving([direction]))}), 0)::text`;
}
