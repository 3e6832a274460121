import type { Shop, ShopContract } from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database';
import { anyOf, countRows, exactId, type Listing, matching, within } from '../listing';
import { merchantTable } from '../merchants';
import { type NamedShop, shopTable as s } from './table';

/** How shops are found. */
export const shopListing: Listing<ShopContract, NamedShop> = {
  id: s.id,
  sorts: { createdAt: s.createdAt, name: s.nameKey },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, ownerId, businessType, status, createdAt }, { principal }) => [
    eq(s.partnerId, principal.partnerId),
    matching(s.searchKey, s.id, search),
    exactId(s.ownerId, ownerId),
    anyOf(s.businessType, businessType),
    anyOf(s.status, status),
    within(s.createdAt, createdAt),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    shopsOf(tx, where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, s, where),
  idOf: ({ shop }) => shop.id,
  sortValueOf: ({ shop: { createdAt, nameKey } }, field) =>
    ({ createdAt: createdAt.toISOString(), name: nameKey })[field],
  toRow: () => toShop,
};

/** Stored shops with their merchants' names. */
export function shopsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ shop: s, ownerName: merchantTable.name })
    .from(s)
    .innerJoin(merchantTable, eq(merchantTable.id, s.ownerId))
    .where(where);
}

/** A stored shop as the wire has it. */
export function toShop({ shop, ownerName }: NamedShop): Shop {
  const { id, ownerId, name, brand, websiteUrl, businessType, status, createdAt } = shop;
  return { id, ownerId, ownerName, name, brand, websiteUrl, businessType, status, createdAt: createdAt.toISOString() };
}
