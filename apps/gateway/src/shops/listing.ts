import type { Shop, ShopContract } from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database';
import { anyOf, declareListing, exactId, matching, within } from '../listing';
import { merchantTable } from '../merchants';
import { type NamedShop, shopTable as s } from './table';

/** How shops are found. */
export const shopListing = declareListing<ShopContract, NamedShop>({
  id: s.id,
  partnerId: s.partnerId,
  sorts: {
    createdAt: [s.createdAt, ({ shop }) => shop.createdAt.toISOString()],
    name: [s.nameKey, ({ shop }) => shop.nameKey],
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, ownerId, businessType, status, createdAt }) => [
    matching(s.searchKey, s.id, search),
    exactId(s.ownerId, ownerId),
    anyOf(s.businessType, businessType),
    anyOf(s.status, status),
    within(s.createdAt, createdAt),
  ],
  select: shopsOf,
  idOf: ({ shop }) => shop.id,
  toRow: toShop,
});

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
