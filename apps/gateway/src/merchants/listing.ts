import type { Merchant, MerchantContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { anyOf, countRows, type Listing, matching, within } from '../listing';
import { toMerchant } from './row';
import { merchantTable as m, type StoredMerchant } from './table';

/** How merchants are found. */
export const merchantListing: Listing<MerchantContract, StoredMerchant> = {
  id: m.id,
  sorts: { createdAt: m.createdAt, name: m.nameKey, status: m.status, country: m.country },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, type, status, country, createdAt }, { principal }) => [
    eq(m.partnerId, principal.partnerId),
    matching(m.searchKey, m.id, search),
    anyOf(m.type, type),
    anyOf(m.status, status),
    anyOf(m.country, country),
    within(m.createdAt, createdAt),
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
  sortValueOf: ({ createdAt, nameKey: name, status, country }, field) =>
    ({ createdAt: createdAt.toISOString(), name, status, country })[field],
  toRow:
    ({ principal }) =>
    (stored): Merchant =>
      toMerchant(stored, principal),
};
