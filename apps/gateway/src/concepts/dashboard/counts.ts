import { cardStatus, type DashboardFigures, onboardingStatus, type PeriodCounts } from '@corridor/core';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../../platform/call';
import { execute } from '../../platform/database';
import { countListed, readableRows, within } from '../../platform/listing';
import { cardListing } from '../cards/listing';
import { cardTable as c } from '../cards/table';
import { merchantTable as m } from '../merchants';
import { merchantListing } from '../merchants/listing';
import { type AskedPeriod, datesBetween } from './period';

/** Merchants in all and by status, and those of a period day by day. */
export async function merchantFigures(call: Call, asked: AskedPeriod): Promise<DashboardFigures['merchants']> {
  const byStatus = await byStatusOf(call, m, m.status, m.partnerId, onboardingStatus.codes);
  const byDay = await merchantsByDay(call, asked);
  const before = await countListed(merchantListing, { createdAt: asked.rangeBefore }, call);
  return { total: sumOf(byStatus), inPeriod: sumOf(byDay), before, byStatus, byDay };
}

/** Cards in all and by status, and those of a period. */
export async function cardFigures(call: Call, { range, rangeBefore }: AskedPeriod): Promise<DashboardFigures['cards']> {
  const byStatus = await byStatusOf(call, c, c.status, c.partnerId, cardStatus.codes);
  const inPeriod = await countListed(cardListing, { createdAt: range }, call);
  const before = await countListed(cardListing, { createdAt: rangeBefore }, call);
  return { total: sumOf(byStatus), inPeriod, before, byStatus };
}

async function merchantsByDay(call: Call, { period: { first, last, zone }, range }: AskedPeriod) {
  const where = and(eq(m.partnerId, call.principal.partnerId), within(m.createdAt, range), readableRows(m, call));
  const day = sql`to_char(${m.createdAt} AT TIME ZONE ${zone}, 'YYYY-MM-DD')`;
  const days = await execute(
    call.tx,
    sql`SELECT day, count(*)::int AS n FROM (SELECT ${day} AS day FROM ${m} WHERE ${where}) AS days GROUP BY day`,
    (row) => [String(row.day), Number(row.n)] as const,
  );
  const known = new Map(days);
  return datesBetween(first, last).map((date) => ({ date, count: known.get(date) ?? 0 }));
}

async function byStatusOf<Status extends string>(
  call: Call,
  table: PgTable,
  status: PgColumn,
  partnerId: PgColumn,
  codes: readonly Status[],
): Promise<PeriodCounts<Status>['byStatus']> {
  const where: SQL | undefined = and(eq(partnerId, call.principal.partnerId), readableRows(table, call));
  const rows = await call.tx.select({ status, n: count() }).from(table).where(where).groupBy(status);
  const known = new Map(rows.map((row) => [String(row.status), row.n]));
  return codes.map((code) => ({ status: code, count: known.get(code) ?? 0 }));
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count: n }) => sum + n, 0);
}
