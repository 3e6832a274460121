import {
  type VirtualAccount,
  type VirtualAccountAction,
  type VirtualAccountContract,
  virtualAccountActionsFor,
  virtualAccounts,
} from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, matching, recordVerbs, within } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { type Acted, allowedActions } from '../../platform/resource';
import { shopTable } from '../shops';
import { type StoredVirtualAccount, type VirtualAccountOfShop, virtualAccountTable as v } from './table';

/** How virtual accounts are found. */
export const virtualAccountListing = declareListing<VirtualAccountContract, VirtualAccountOfShop>({
  resource: virtualAccounts,
  id: v.id,
  partnerId: v.partnerId,
  sorts: {
    createdAt: [v.createdAt, ({ account }) => account.createdAt.toISOString()],
    holderName: [v.holderKey, ({ account }) => account.holderKey],
    currency: [v.currency, ({ account }) => account.currency],
  },
  conditions: ({ search, ownerId, shopId, currency, status, createdAt }) => [
    matching(v.searchKey, v.id, search, v.accountNumber),
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

/** One stored virtual account with the name of its shop. */
export const virtualAccountRecord = declareRecord<VirtualAccountOfShop>({
  segment: virtualAccounts.segment,
  table: v,
  select: virtualAccountsOf,
  storedOf: ({ account }) => account,
});

/** A virtual account. @throws Refusal when the caller's partner has none such */
export const { get: getVirtualAccount } = recordVerbs(virtualAccountListing);

/** Stored virtual accounts with the names of their shops. */
function virtualAccountsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ account: v, shopName: shopTable.name })
    .from(v)
    .leftJoin(shopTable, eq(shopTable.id, v.shopId))
    .where(where);
}

/** What decides which actions a virtual account allows. */
export function actedOn(stored: StoredVirtualAccount): Acted<VirtualAccountAction> {
  return { segment: 'virtual-account', stored, possible: virtualAccountActionsFor(stored.status) };
}

/** A stored virtual account as the wire shows it to a user. */
export function toVirtualAccount({ account, shopName }: VirtualAccountOfShop, { principal }: Caller): VirtualAccount {
  const { partnerId: _partner, holderKey: _holder, searchKey: _search, createdAt, ...shown } = account;
  return {
    ...shown,
    shopName,
    createdAt: createdAt.toISOString(),
    allowedActions: allowedActions(principal, actedOn(account)),
  };
}
