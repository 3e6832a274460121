import type { Merchant, MerchantContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { anyOf, countRows, type Listing, matching } from '../listing';
import { toMerchant } from './row';
import { merchantTable as m, type StoredMerchant } from './table';

/** How merchants are found. */
export const merchantListing: Listing<MerchantContract, StoredMerchant> = {
  id: m.id,
  sorts: { name: m.nameKey, createdAt: m.createdAt },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, type, status }, { principal }) => [
    eq(m.partnerId, principal.partnerId),
    matching(m.searchKey, m.id, search),
    anyOf(m.type, type),
    anyOf(m.status, status),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(m)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, m, where),
  idOf: ({ id }) => id,
  sortValueOf: (stored, field) => (field === 'name' ? stored.nameKey : stored.createdAt.toISOString()),
  toRow:
    () =>
    (stored): Merchant =>
      toMerchant(stored),
};
