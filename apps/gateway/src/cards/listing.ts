import type { Card, CardContract, CardFilter } from '@corridor/core';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../call';
import { anyOf, countRows, exactId, exactly, type Listing, matching, tallied, within } from '../listing';
import { toCard } from './row';
import { cardTable as c, type StoredCard, cardTallyTable as t } from './table';

/** How cards are found. */
export const cardListing: Listing<CardContract, StoredCard> = {
  id: c.id,
  sorts: {
    createdAt: c.createdAt,
    holderName: c.holderKey,
    merchantName: c.merchantKey,
    status: c.status,
    expiry: c.expiry,
    balance: c.balanceKey,
    last4: c.last4,
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, { principal }) => [
    eq(c.partnerId, principal.partnerId),
    ...ofTally(c, filter),
    matching(c.searchKey, c.id, filter.search),
    exactly(c.last4, filter.last4),
    exactId(c.merchantId, filter.merchantId),
    within(c.createdAt, filter.createdAt),
  ],
  read: (tx, slice) => {
    // Skipping rows in the index alone is cheaper than fetching them to throw them away.
    const ids = tx
      .select({ id: c.id })
      .from(c)
      .where(slice.where)
      .orderBy(...slice.orderBy)
      .limit(slice.limit)
      .offset(slice.offset);
    const rows = tx.select().from(c);
    if (slice.offset > 0) return rows.where(inArray(c.id, ids)).orderBy(...slice.orderBy);
    return rows
      .where(slice.where)
      .orderBy(...slice.orderBy)
      .limit(slice.limit);
  },
  // The tally counts for the whole partner: who sees some merchants only has the rows counted.
  count: (tx, filter, { principal }: Caller, where) =>
    isTallied(filter) && !principal.merchants
      ? tallied(tx, sql`${t}`, t.partnerId, principal.partnerId, ofTally(t, filter))
      : countRows(tx, c, where),
  idOf: ({ id }) => id,
  sortValueOf: (stored, field) => {
    const values = {
      createdAt: stored.createdAt.toISOString(),
      holderName: stored.holderKey,
      merchantName: stored.merchantKey,
      status: stored.status,
      expiry: stored.expiry,
      balance: stored.balanceKey.toString(),
      last4: stored.last4,
    };
    return values[field];
  },
  toRow:
    ({ principal }) =>
    (stored): Card =>
      toCard(stored, principal),
};

// The columns that cards and their tally both have.
function ofTally(table: typeof c | typeof t, filter: Partial<CardFilter>) {
  return [
    anyOf(table.status, filter.status),
    anyOf(table.type, filter.type),
    anyOf(table.model, filter.model),
    anyOf(table.scheme, filter.scheme),
    anyOf(table.currency, filter.currency),
    exactly(table.shared, filter.shared),
  ];
}

function isTallied({ search, last4, merchantId, createdAt }: Partial<CardFilter>): boolean {
  return !search?.trim() && !last4 && !merchantId && !createdAt;
}
