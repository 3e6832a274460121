import type { OutgoingOrderFilter } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { accountTable } from '../accounts';
import type { Caller } from '../call';
import { isUuid, type Transaction } from '../database';
import { anyOf, countRows, exactId, type Slice, within } from '../listing';
import { type OutgoingKind, type OutgoingOfAccount, outgoingTable as o } from './table';

/** The conditions that lists of outgoing orders have in common. */
export function outgoingConditions(
  kind: OutgoingKind,
  filter: Partial<OutgoingOrderFilter>,
  { principal }: Caller,
): (SQL | undefined)[] {
  return [
    eq(o.partnerId, principal.partnerId),
    eq(o.kind, kind),
    searched(filter.search),
    exactId(o.ownerId, filter.ownerId),
    exactId(o.accountId, filter.accountId),
    anyOf(o.status, filter.status),
    anyOf(o.currency, filter.currency),
    within(o.createdAt, filter.createdAt),
  ];
}

/** What every list of outgoing orders reads and sorts by. */
export const outgoingRows = {
  id: o.id,
  sorts: { createdAt: o.createdAt, amount: o.amountKey, destination: o.destinationKey, status: o.status },
  read: (tx: Transaction, { where, orderBy, limit, offset }: Slice): Promise<OutgoingOfAccount[]> =>
    tx
      .select({ order: o, account: accountTable })
      .from(o)
      .innerJoin(accountTable, eq(accountTable.id, o.accountId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx: Transaction, _filter: object, _caller: Caller, where: SQL | undefined) => countRows(tx, o, where),
  idOf: ({ order }: OutgoingOfAccount) => order.id,
  sortValueOf: ({ order }: OutgoingOfAccount, field: 'createdAt' | 'amount' | 'destination' | 'status') =>
    ({
      createdAt: order.createdAt.toISOString(),
      amount: order.amountKey,
      destination: order.destinationKey,
      status: order.status,
    })[field],
};

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(o.id, text), eq(o.transactionId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return or(
    eq(o.reference, text),
    eq(o.requestId, text),
    sql`${o.destinationKey} LIKE corridor_fold(${beginning}) || '%'`,
  );
}
