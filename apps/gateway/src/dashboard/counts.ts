import { cardStatus, type DashboardFigures, onboardingStatus, shiftDays, type TimeRange } from '@corridor/core';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../call';
import { cardTable as c } from '../cards/table';
import { execute } from '../database';
import { readableRows, within } from '../listing';
import { merchantTable as m } from '../merchants';

/** Merchants in all, by status, and those of a period day by day. */
export async function merchantFigures(
  call: Call,
  { first, last }: { first: string; last: string },
  range: TimeRange,
): Promise<DashboardFigures['merchants']> {
  const byStatus = await byStatusOf(call, m, m.status, m.partnerId, onboardingStatus.codes);
  const where = and(eq(m.partnerId, call.principal.partnerId), within(m.createdAt, range), readableRows(m, call));
  const day = sql`to_char(${m.createdAt} AT TIME ZONE ${range.zone}, 'YYYY-MM-DD')`;
  const days = await execute(
    call.tx,
    sql`SELECT day, count(*)::int AS n FROM (SELECT ${day} AS day FROM ${m} WHERE ${where}) AS days GROUP BY day`,
    (row) => [String(row.day), Number(row.n)] as const,
  );
  const known = new Map(days);
  const byDay = datesBetween(first, last).map((date) => ({ date, count: known.get(date) ?? 0 }));
  return { total: sumOf(byStatus), inPeriod: sumOf(byDay), byStatus, byDay };
}

/** Cards in all and by status. */
export async function cardFigures(call: Call): Promise<DashboardFigures['cards']> {
  const byStatus = await byStatusOf(call, c, c.status, c.partnerId, cardStatus.codes);
  return { total: sumOf(byStatus), byStatus };
}

async function byStatusOf<Status extends string>(
  call: Call,
  table: PgTable,
  status: PgColumn,
  partnerId: PgColumn,
  codes: readonly Status[],
): Promise<{ status: Status; count: number }[]> {
  const where: SQL | undefined = and(eq(partnerId, call.principal.partnerId), readableRows(table, call));
  const rows = await call.tx.select({ status, n: count() }).from(table).where(where).groupBy(status);
  const known = new Map(rows.map((row) => [String(row.status), row.n]));
  return codes.map((code) => ({ status: code, count: known.get(code) ?? 0 }));
}

function sumOf(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count: n }) => sum + n, 0);
}

function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = shiftDays(date, 1)) dates.push(date);
  return dates;
}
