import type { OutgoingOrderFilter } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, exactId, isReference, within } from '../../platform/listing';
import { accountTable } from '../accounts';
import { type OutgoingKind, type OutgoingOfAccount, outgoingTable as o } from './table';

/** The conditions that lists of outgoing orders have in common. */
export function outgoingConditions(kind: OutgoingKind, filter: Partial<OutgoingOrderFilter>): (SQL | undefined)[] {
  return [
    eq(o.kind, kind),
    searched(filter.search),
    exactId(o.ownerId, filter.ownerId),
    exactId(o.accountId, filter.accountId),
    anyOf(o.status, filter.status),
    anyOf(o.currency, filter.currency),
    within(o.createdAt, filter.createdAt),
  ];
}

/** Stored outgoing orders with their accounts. */
export function outgoingOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ order: o, account: accountTable })
    .from(o)
    .innerJoin(accountTable, eq(accountTable.id, o.accountId))
    .where(where);
}

/** What the listings of outgoing orders have in common. */
export const outgoingRows = {
  id: o.id,
  partnerId: o.partnerId,
  select: outgoingOf,
  idOf: ({ order }: OutgoingOfAccount) => order.id,
};

type Sort = readonly [
  typeof o.createdAt | typeof o.amountKey | typeof o.destinationKey | typeof o.status,
  (stored: OutgoingOfAccount) => string | number,
];

/** What every list of outgoing orders sorts by. */
export const outgoingSorts = {
  createdAt: [o.createdAt, ({ order }) => order.createdAt.toISOString()],
  amount: [o.amountKey, ({ order }) => order.amountKey],
  destination: [o.destinationKey, ({ order }) => order.destinationKey],
  status: [o.status, ({ order }) => order.status],
} satisfies Readonly<Record<string, Sort>>;

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(o.id, text), eq(o.transactionId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return or(
    isReference(o.reference, text),
    eq(o.requestId, text),
    sql`${o.destinationKey} LIKE corridor_fold(${beginning}) || '%'`,
  );
}
