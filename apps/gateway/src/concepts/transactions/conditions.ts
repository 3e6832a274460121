import type { AccountTransactionFilter, TransactionDirection } from '@corridor/core';
import { and, type Column, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../platform/database';
import { anyOf, exactId, isReference, within } from '../../platform/listing';
import { transactionTable as t } from './table';

type Filter = Partial<AccountTransactionFilter>;

/** The conditions of a filter beside the partner's own. */
export function conditionsOf(filter: Filter): (SQL | undefined)[] {
  return [
    ofKind(t, filter),
    moving(filter.direction),
    anyOf(t.currency, filter.currency),
    anyOf(t.productType, filter.productType),
    exactId(t.accountId, filter.accountId),
    exactId(t.ownerId, filter.ownerId),
    exactId(t.cardId, filter.cardId),
    within(t.createdAt, filter.createdAt),
    searched(filter.search),
  ].flat();
}

/** Type and status, which transactions and all their tallies have. */
export function ofKind(table: Record<'type' | 'status', Column>, { type, status }: Filter): (SQL | undefined)[] {
  return [anyOf(table.type, type?.map(String)), anyOf(table.status, status)];
}

const MOVES = { in: gt(t.balanceChange, 0n), out: lt(t.balanceChange, 0n) } as const;

/** What was booked on the available balance, by the ways that it went. */
export function moving(direction: readonly TransactionDirection[] | undefined): SQL | undefined {
  if (!direction?.length) return undefined;
  return and(eq(t.component, 'available'), isNotNull(t.bookedAt), or(...direction.map((way) => MOVES[way])));
}

// Each part is one look-up in an index: nothing reads all rows for a word in the middle of a name.
function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(t.id, text), eq(t.relatedId, text), eq(t.sourceId, text), eq(t.cardId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return or(isReference(t.reference, text), sql`${t.counterpartyKey} LIKE corridor_fold(${beginning}) || '%'`);
}
