import type { WithdrawalAccountContract } from '@corridor/core';
import { anyOf, declareListing, exactId, matching, within } from '../listing';
import { toWithdrawalAccount } from './row';
import { type StoredWithdrawalAccount, withdrawalAccountTable as w } from './table';

/** How withdrawal accounts are found. */
export const withdrawalAccountListing = declareListing<WithdrawalAccountContract, StoredWithdrawalAccount>({
  id: w.id,
  partnerId: w.partnerId,
  sorts: {
    createdAt: [w.createdAt, ({ createdAt }) => createdAt.toISOString()],
    holderName: [w.holderKey, ({ holderKey }) => holderKey],
    currency: [w.currency, ({ currency }) => currency],
    status: [w.status, ({ status }) => status],
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter) => [
    matching(w.searchKey, w.id, filter.search),
    exactId(w.ownerId, filter.ownerId),
    anyOf(w.currency, filter.currency),
    anyOf(w.bankCountry, filter.bankCountry),
    anyOf(w.status, filter.status),
    within(w.createdAt, filter.createdAt),
  ],
  select: (tx, where) => tx.select().from(w).where(where),
  idOf: ({ id }) => id,
  toRow: (stored, { principal }) => toWithdrawalAccount(stored, principal),
});
