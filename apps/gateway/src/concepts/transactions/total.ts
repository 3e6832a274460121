import type { AccountTransactionFilter, TimeRange } from '@corridor/core';
import { and, type Column, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { anyOf, countRows, exactId, tallied } from '../../platform/listing';
import { accountTable } from '../accounts';
import { conditionsOf, ofKind } from './conditions';
import {
  transactionAccountTallyTable as byAccount,
  transactionDayTallyTable as byDay,
  transactionTable as t,
  transactionTallyTable as tally,
} from './table';

type Filter = Partial<AccountTransactionFilter>;

const DAY = 86_400_000;

/** How many transactions meet a filter: from the tallies wherever they know, so that a million rows cost as little as a hundred. */
export async function totalOf(
  tx: Transaction,
  filter: Filter,
  { principal: { partnerId } }: Caller,
  where: SQL | undefined,
): Promise<number> {
  const { search, accountId, ownerId, cardId, direction, createdAt } = filter;
  if (search?.trim() || cardId || direction?.length) return countRows(tx, t, where);
  const ofOwner = Boolean(accountId || ownerId);
  if (createdAt) return ofOwner ? countRows(tx, t, where) : totalOfRange(tx, filter, createdAt, partnerId);
  if (!ofOwner) return tallied(tx, sql`${tally}`, tally.partnerId, partnerId, ofCurrency(tally, filter));
  const accounts = tx
    .select({ id: accountTable.id })
    .from(accountTable)
    .where(
      and(
        exactId(accountTable.id, accountId),
        exactId(accountTable.ownerId, ownerId),
        anyOf(accountTable.currency, filter.currency),
        anyOf(accountTable.productType, filter.productType),
      ),
    );
  const conditions = [...ofKind(byAccount, filter), inArray(byAccount.accountId, accounts)];
  return tallied(tx, sql`${byAccount}`, byAccount.partnerId, partnerId, conditions);
}

/** Whole UTC days from the tally; what is left at both ends of the range is counted. */
async function totalOfRange(tx: Transaction, filter: Filter, range: TimeRange, partnerId: string): Promise<number> {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const [first, last] = [Math.ceil(from / DAY) * DAY, Math.floor(to / DAY) * DAY];
  const { createdAt: _, ...rest } = filter;
  const counted = (ends: SQL | undefined) =>
    countRows(tx, t, and(eq(t.partnerId, partnerId), ...conditionsOf(rest), ends));
  if (first >= last) return counted(and(gte(t.createdAt, new Date(from)), lt(t.createdAt, new Date(to))));
  const days = [gte(byDay.day, dateOf(first)), lt(byDay.day, dateOf(last)), ...ofCurrency(byDay, filter)];
  const whole = await tallied(tx, sql`${byDay}`, byDay.partnerId, partnerId, days);
  if (from === first && to === last) return whole;
  const before = and(gte(t.createdAt, new Date(from)), lt(t.createdAt, new Date(first)));
  const behind = and(gte(t.createdAt, new Date(last)), lt(t.createdAt, new Date(to)));
  return whole + (await counted(or(before, behind)));
}

function ofCurrency(
  table: Record<'type' | 'status' | 'currency' | 'productType', Column>,
  filter: Filter,
): (SQL | undefined)[] {
  return [
    ...ofKind(table, filter),
    anyOf(table.currency, filter.currency),
    anyOf(table.productType, filter.productType),
  ];
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
