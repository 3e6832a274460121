import { type Collection, type CollectionAction, collectionActionsFor } from '@corridor/core';
import type { Principal } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { type Acted, allowedActions } from '../../platform/resource';
import type { NumberedCollection, StoredCollection } from './table';

/** A stored collection as lists show it to a user. */
export function toCollection(
  { collection, account, number, holderName }: NumberedCollection,
  principal: Principal,
): Collection {
  const { returnedAt } = collection;
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
    linkableAmount: amount(returnedAt === null ? collection.amount - collection.linked : 0n),
    payerName: collection.payerName,
    payerAccountNumber: collection.payerAccount,
    payerCountry: collection.payerCountry,
    reference: collection.reference,
    bankReference: collection.bankReference,
    rejectionReason: collection.rejectionReason,
    receivedAt: collection.receivedAt.toISOString(),
    reviewedAt: collection.reviewedAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
    allowedActions: allowedActions(principal, actedOn(collection)),
  };
}

/** What decides which actions a collection allows. */
export function actedOn(stored: StoredCollection): Acted<CollectionAction> {
  const possible = collectionActionsFor(stored.status, stored.returnedAt !== null);
  return { segment: 'collection', stored, possible };
}
