import type { AccountContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { anyOf, countRows, exactId, exactly, type Listing, matching } from '../listing';
import { toAccount } from './row';
import { type AccountBalance, accountBalanceView as a } from './table';

/** How accounts are found. */
export const accountListing: Listing<AccountContract, AccountBalance> = {
  id: a.id,
  sorts: {
    openedAt: a.openedAt,
    ownerName: a.ownerKey,
    currency: a.currency,
    available: a.availableKey,
    balance: a.balanceKey,
    lastBookedAt: a.bookedKey,
  },
  defaultSort: { field: 'ownerName', direction: 'asc' },
  conditions: ({ search, ownerId, productType, currency, funded }, { principal }) => [
    eq(a.partnerId, principal.partnerId),
    matching(a.ownerKey, a.id, search),
    exactId(a.ownerId, ownerId),
    anyOf(a.productType, productType),
    anyOf(a.currency, currency),
    exactly(a.funded, funded),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(a)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, a, where),
  idOf: ({ id }) => id,
  sortValueOf: (stored, field) => {
    const values = {
      openedAt: stored.openedAt.toISOString(),
      ownerName: stored.ownerKey,
      currency: stored.currency,
      available: stored.availableKey,
      balance: stored.balanceKey,
      lastBookedAt: stored.bookedKey,
    };
    return values[field];
  },
  toRow: () => toAccount,
};
