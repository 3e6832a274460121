import { type CardContract, type CardFilter, cards } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { anyOf, countRows, declareListing, exactId, exactly, matching, tallied, within } from '../../platform/listing';
import { toCard } from './row';
import { cardTable as c, type StoredCard, cardTallyTable as t } from './table';

/** How cards are found. */
export const cardListing = declareListing<CardContract, StoredCard>({
  resource: cards,
  id: c.id,
  partnerId: c.partnerId,
  sorts: {
    createdAt: [c.createdAt, ({ createdAt }) => createdAt.toISOString()],
    holderName: [c.holderKey, ({ holderKey }) => holderKey],
    merchantName: [c.merchantKey, ({ merchantKey }) => merchantKey],
    status: [c.status, ({ status }) => status],
    expiry: [c.expiry, ({ expiry }) => expiry],
    balance: [c.balanceKey, ({ balanceKey }) => balanceKey.toString()],
    last4: [c.last4, ({ last4 }) => last4],
  },
  conditions: (filter) => [
    ...ofTally(c, filter),
    matching(c.searchKey, c.id, filter.search),
    exactly(c.last4, filter.last4),
    exactId(c.merchantId, filter.merchantId),
    within(c.createdAt, filter.createdAt),
  ],
  select: (tx, where) => tx.select().from(c).where(where),
  // The tally counts for the whole partner: who sees some merchants only has the rows counted.
  count: (tx, filter, { principal }, where) =>
    isTallied(filter) && !principal.merchants
      ? tallied(tx, sql`${t}`, t.partnerId, principal.partnerId, ofTally(t, filter))
      : countRows(tx, c, where),
  idOf: ({ id }) => id,
  toRow: (stored, { principal }) => toCard(stored, principal),
});

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
