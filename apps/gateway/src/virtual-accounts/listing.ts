import type { VirtualAccount, VirtualAccountContract } from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database';
import { anyOf, declareListing, exactId, matching, within } from '../listing';
import { shopTable } from '../shops';
import { type VirtualAccountOfShop, virtualAccountTable as v } from './table';

/** How virtual accounts are found. */
export const virtualAccountListing = declareListing<VirtualAccountContract, VirtualAccountOfShop>({
  id: v.id,
  partnerId: v.partnerId,
  sorts: {
    createdAt: [v.createdAt, ({ account }) => account.createdAt.toISOString()],
    holderName: [v.holderKey, ({ account }) => account.holderKey],
    currency: [v.currency, ({ account }) => account.currency],
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, ownerId, shopId, currency, status, createdAt }) => [
    matching(v.searchKey, v.id, search),
    exactId(v.ownerId, ownerId),
    exactId(v.shopId, shopId),
    anyOf(v.currency, currency),
    anyOf(v.status, status),
    within(v.createdAt, createdAt),
  ],
  select: virtualAccountsOf,
  idOf: ({ account }) => account.id,
  toRow: toVirtualAccount,
});

/** Stored virtual accounts with the names of their shops. */
export function virtualAccountsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ account: v, shopName: shopTable.name })
    .from(v)
    .leftJoin(shopTable, eq(shopTable.id, v.shopId))
    .where(where);
}

/** A stored virtual account as the wire has it. */
export function toVirtualAccount({ account, shopName }: VirtualAccountOfShop): VirtualAccount {
  const { partnerId: _partner, holderKey: _holder, searchKey: _search, createdAt, ...shown } = account;
  return { ...shown, shopName, createdAt: createdAt.toISOString() };
}
