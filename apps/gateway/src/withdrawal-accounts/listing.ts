import type { WithdrawalAccountContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { anyOf, countRows, exactId, type Listing, matching, within } from '../listing';
import { toWithdrawalAccount } from './row';
import { type StoredWithdrawalAccount, withdrawalAccountTable as w } from './table';

/** How withdrawal accounts are found. */
export const withdrawalAccountListing: Listing<WithdrawalAccountContract, StoredWithdrawalAccount> = {
  id: w.id,
  sorts: { createdAt: w.createdAt, holderName: w.holderKey, currency: w.currency, status: w.status },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, { principal }) => [
    eq(w.partnerId, principal.partnerId),
    matching(w.searchKey, w.id, filter.search),
    exactId(w.ownerId, filter.ownerId),
    anyOf(w.currency, filter.currency),
    anyOf(w.bankCountry, filter.bankCountry),
    anyOf(w.status, filter.status),
    within(w.createdAt, filter.createdAt),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(w)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, w, where),
  idOf: ({ id }) => id,
  sortValueOf: ({ createdAt, holderKey, currency, status }, field) =>
    ({ createdAt: createdAt.toISOString(), holderName: holderKey, currency, status })[field],
  toRow:
    ({ principal }) =>
    (stored) =>
      toWithdrawalAccount(stored, principal),
};
