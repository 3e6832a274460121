import { type WithdrawalAccountContract, withdrawalAccounts } from '@corridor/core';
import { anyOf, declareCompletedListing, exactId, matching, within } from '../../platform/listing';
import { toWithdrawalAccount } from './row';
import { type StoredWithdrawalAccount, withdrawalAccountTable as w } from './table';
import { type KnownWithdrawalAccount, withUseOfAll } from './use';

/** How withdrawal accounts are found. */
export const withdrawalAccountListing = declareCompletedListing<
  WithdrawalAccountContract,
  StoredWithdrawalAccount,
  KnownWithdrawalAccount
>({
  resource: withdrawalAccounts,
  id: w.id,
  partnerId: w.partnerId,
  sorts: {
    createdAt: [w.createdAt, ({ createdAt }) => createdAt.toISOString()],
    holderName: [w.holderKey, ({ holderKey }) => holderKey],
    currency: [w.currency, ({ currency }) => currency],
    status: [w.status, ({ status }) => status],
  },
  conditions: (filter) => [
    matching(w.searchKey, w.id, filter.search, w.accountNumber),
    exactId(w.ownerId, filter.ownerId),
    anyOf(w.currency, filter.currency),
    anyOf(w.bankCountry, filter.bankCountry),
    anyOf(w.status, filter.status),
    within(w.createdAt, filter.createdAt),
  ],
  select: (tx, where) => tx.select().from(w).where(where),
  complete: withUseOfAll,
  idOf: ({ id }) => id,
  toRow: (stored, { principal }) => toWithdrawalAccount(stored, principal),
});
