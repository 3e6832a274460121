import { type Shop, type ShopAction, type ShopContract, shopActionsFor, shops } from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, matching, recordVerbs, within } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { type Acted, allowedActions } from '../../platform/resource';
import { merchantTable } from '../merchants';
import { type NamedShop, type StoredShop, shopTable as s } from './table';

/** How shops are found. */
export const shopListing = declareListing<ShopContract, NamedShop>({
  resource: shops,
  id: s.id,
  partnerId: s.partnerId,
  sorts: {
    createdAt: [s.createdAt, ({ shop }) => shop.createdAt.toISOString()],
    name: [s.nameKey, ({ shop }) => shop.nameKey],
  },
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

/** A shop. @throws Refusal when the caller's partner has none such */
export const { get: getShop } = recordVerbs(shopListing);

/** One stored shop. */
export const shopRecord = declareRecord({
  segment: shops.segment,
  table: s,
  select: shopsOf,
  storedOf: ({ shop }) => shop,
});

/** Stored shops with their merchants' names. */
function shopsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ shop: s, ownerName: merchantTable.name })
    .from(s)
    .innerJoin(merchantTable, eq(merchantTable.id, s.ownerId))
    .where(where);
}

/** A stored shop as the wire shows it to a user. */
export function toShop({ shop, ownerName }: NamedShop, { principal }: Pick<Caller, 'principal'>): Shop {
  const { id, ownerId, name, brand, websiteUrl, businessType, status, createdAt } = shop;
  return {
    id,
    ownerId,
    ownerName,
    name,
    brand,
    websiteUrl,
    businessType,
    status,
    createdAt: createdAt.toISOString(),
    allowedActions: allowedActions(principal, actedOn(shop)),
  };
}

/** What decides which actions a shop allows. */
export function actedOn(stored: StoredShop): Acted<ShopAction> {
  return { segment: 'shop', stored, possible: shopActionsFor(stored.status) };
}
