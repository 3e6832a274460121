import { type AccountContract, accounts } from '@corridor/core';
import { anyOf, declareListing, exactId, exactly, matching, recordBy, recordVerbs } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { toAccount } from './row';
import { type AccountBalance, accountBalanceView as a } from './table';

/** How accounts are found. */
export const accountListing = declareListing<AccountContract, AccountBalance>({
  resource: accounts,
  id: a.id,
  partnerId: a.partnerId,
  sorts: {
    openedAt: [a.openedAt, ({ openedAt }) => openedAt.toISOString()],
    ownerName: [a.ownerKey, ({ ownerKey }) => ownerKey],
    currency: [a.currency, ({ currency }) => currency],
    available: [a.availableKey, ({ availableKey }) => availableKey],
    balance: [a.balanceKey, ({ balanceKey }) => balanceKey],
    lastBookedAt: [a.bookedKey, ({ bookedKey }) => bookedKey],
  },
  conditions: ({ search, ownerId, productType, currency, funded }) => [
    matching(a.ownerKey, a.id, search),
    exactId(a.ownerId, ownerId),
    anyOf(a.productType, productType),
    anyOf(a.currency, currency),
    exactly(a.funded, funded),
  ],
  select: (tx, where) => tx.select().from(a).where(where),
  idOf: ({ id }) => id,
  toRow: toAccount,
});

/** An account with its balances. @throws Refusal when the caller's partner has none such */
export const { get: getAccount } = recordVerbs(accountListing);

/** One stored account with its balances. */
export const accountRecord = declareRecord<AccountBalance>({
  segment: accounts.segment,
  table: a,
  select: (tx, where) => tx.select().from(a).where(where),
  storedOf: (stored) => stored,
});

/** The account of an owner in a currency. @throws Refusal when there is none */
export const getAccountBy = recordBy(accountListing, ({ ownerId, currency }) => [
  exactId(a.ownerId, ownerId),
  exactly(a.currency, currency),
]);
