import { subject } from '@casl/ability';
import { type Collection, type CollectionAction, collectionActionsFor } from '@corridor/core';
import type { Principal } from '../call';
import { wireMoney } from '../money';
import type { NumberedCollection, StoredCollection } from './table';

/** A stored collection as lists show it to a user. */
export function toCollection(
  { collection, account, number, holderName }: NumberedCollection,
  principal: Principal,
): Collection {
  const amount = (minor: bigint) => wireMoney(minor, collection.currency);
  return {
    id: collection.id,
    productType: account.productType,
    ownerId: collection.ownerId,
    ownerName: account.ownerName,
    accountId: account.id,
    virtualAccountId: collection.virtualAccountId,
    virtualAccountNumber: number,
    holderName,
    status: collection.status,
    amount: amount(collection.amount),
    fee: amount(collection.fee),
    credited: amount(collection.amount - collection.fee),
    linkedAmount: amount(collection.linked),
    linkableAmount: amount(collection.amount - collection.linked),
    payerName: collection.payerName,
    payerAccountNumber: collection.payerAccount,
    payerCountry: collection.payerCountry,
    reference: collection.reference,
    bankReference: collection.bankReference,
    rejectionReason: collection.rejectionReason,
    receivedAt: collection.receivedAt.toISOString(),
    reviewedAt: collection.reviewedAt?.toISOString() ?? null,
    returnedAt: collection.returnedAt?.toISOString() ?? null,
    allowedActions: allowedActions(collection, principal),
  };
}

/** What a collection's status and a user's roles both allow. */
function allowedActions(stored: StoredCollection, { ability }: Principal): CollectionAction[] {
  const record = subject('collection', { ...stored });
  return collectionActionsFor(stored.status, stored.returnedAt !== null).filter((action) =>
    ability.can(action, record),
  );
}
