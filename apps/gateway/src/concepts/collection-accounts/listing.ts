import { type CollectionAccount, type CollectionAccountContract, collectionAccounts } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import { anyOf, declareCompletedListing, exactId, matching, recordVerbs } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { accountBalanceView as a } from '../accounts';
import { collectionTable as c } from '../collections';
import { type CollectingAccount, withCollections } from './withCollections';

/** How accounts that hold collections are found: those for which a payment ever arrived. */
export const collectionAccountListing = declareCompletedListing<
  CollectionAccountContract,
  CollectingAccount['account'],
  CollectingAccount
>({
  resource: collectionAccounts,
  id: a.id,
  partnerId: a.partnerId,
  sorts: {
    ownerName: [a.ownerKey, ({ account }) => account.ownerKey],
    currency: [a.currency, ({ account }) => account.currency],
  },
  conditions: ({ search, ownerId, productType, currency }) => [
    sql`EXISTS (SELECT 1 FROM ${c} WHERE ${c.accountId} = ${a.id})`,
    matching(a.ownerKey, a.id, search),
    exactId(a.ownerId, ownerId),
    anyOf(a.productType, productType),
    anyOf(a.currency, currency),
  ],
  select: (tx, where) => tx.select().from(a).where(where),
  complete: withCollections,
  idOf: ({ account }) => account.id,
  toRow: toCollectionAccount,
});

/** An account that holds collections. @throws Refusal when the caller's partner has none such */
export const { get: getCollectionAccount } = recordVerbs(collectionAccountListing);

function toCollectionAccount({ account, ...figures }: CollectingAccount, { now }: Caller): CollectionAccount {
  const { id, productType, ownerId, ownerName, currency, collectionPending } = account;
  return {
    id,
    productType,
    ownerId,
    ownerName,
    currency,
    pending: wireMoney(collectionPending, currency),
    waiting: figures.waiting,
    creditedThisMonth: wireMoney(figures.credited.get(now.toISOString().slice(0, 7)) ?? 0n, currency),
    virtualAccounts: figures.virtualAccounts,
    lastReceivedAt: figures.lastReceivedAt.toISOString(),
  };
}
