import type { Account } from '@corridor/core';
import { wireMoney } from '../../platform/money';
import type { AccountBalance } from './table';

/** An account and its balances as the wire has them. */
export function toAccount(stored: AccountBalance): Account {
  const { id, productType, ownerId, ownerName, currency, openedAt, lastBookedAt } = stored;
  const amount = (minor: bigint) => wireMoney(minor, currency);
  return {
    id,
    productType,
    ownerId,
    ownerName,
    currency,
    balance: amount(stored.balance),
    available: amount(stored.available),
    held: amount(stored.held),
    collectionPending: amount(stored.collectionPending),
    openedAt: openedAt.toISOString(),
    lastBookedAt: lastBookedAt?.toISOString() ?? null,
  };
}
