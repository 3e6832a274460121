import { type CollectionAction, type CollectionDetail, collectionAuditStatus, subtract } from '@corridor/core';
import { movement, post } from '../../ledger';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { storedMoney } from '../../platform/money';
import { requireAllowed } from '../../platform/resource';
import { systemAccount } from '../accounts';
import { releaseLinks } from '../material-links/releaseLinks';
import { markTransaction, recordTransactions } from '../transactions';
import { detailOf, lockCollection } from './findCollection';
import { moveCollection } from './moveCollection';
import { reviewOf } from './recordEvent';
import { actedOn } from './row';
import type { CollectionOfAccount, StoredCollection } from './table';

type Act = (call: Call, found: CollectionOfAccount, reason: string | null) => Promise<StoredCollection>;

/** Makes the call of an action: guards it by the status under a lock, does it and writes it into the log. */
function takeCollectionAction(action: CollectionAction, act: Act) {
  return async (call: Call, id: string, input: { reason?: string | undefined }): Promise<CollectionDetail> => {
    const found = await lockCollection(call, id);
    const { status, returnedAt } = found.collection;
    const state = returnedAt ? 'sent back' : collectionAuditStatus.nameOf(status);
    requireAllowed(actedOn(found.collection), action, state);
    const reason = input.reason?.trim() || null;
    const collection = await act(call, found, reason);
    await call.audit(reviewOf(id, action, { from: status, to: collection.status, reason }));
    return detailOf(call, { ...found, collection });
  };
}

/** Makes a covered collection available, less its fee. */
export const approveCollection = takeCollectionAction('approve', async (call, { collection, account }) => {
  const { tx, now: at } = call;
  const of = (minor: bigint) => storedMoney(minor, collection.currency);
  const [amount, fee] = [of(collection.amount), of(collection.fee)];
  const legs = [...movement(account.pendingId, account.availableId, subtract(amount, fee))];
  if (fee.minor > 0n) {
    const books = { partnerId: account.partnerId, currency: account.currency, at };
    legs.push(...movement(account.pendingId, await systemAccount(tx, 'fees', books), fee));
  }
  const receipt = await post(tx, { ...requestOf(call, 'collection-approval', collection), legs });
  const creditTransactionId = createId(at.getTime());
  const shared = {
    ...payerOf(collection),
    account,
    amount,
    receipt,
    relatedId: collection.transactionId,
    status: 1,
    at,
  } as const;
  await recordTransactions(tx, [
    { ...shared, type: 121, component: 'collectionPending' },
    { ...shared, id: creditTransactionId, type: 101, fee },
  ]);
  const event = { kind: 'approved', to: 26, amount: collection.amount, transferId: receipt.transferId } as const;
  return moveCollection(call, collection, event, { creditTransactionId, reviewedAt: at });
});

/** Takes all links of a collection back; its money stays pending until new ones are made or it is sent back. */
export const rejectCollection = takeCollectionAction('reject', async (call, { collection }, reason) => {
  await releaseLinks(call, collection.id);
  const event = { kind: 'rejected', to: 23, amount: collection.amount, reason } as const;
  return moveCollection(call, collection, event, { linked: 0n, rejectionReason: reason, reviewedAt: call.now });
});

/** Sends a collection that was not approved back to its payer, whole. */
export const returnCollection = takeCollectionAction('return', async (call, { collection, account }, reason) => {
  const { tx, now: at } = call;
  await releaseLinks(call, collection.id);
  const amount = storedMoney(collection.amount, collection.currency);
  const clearing = await systemAccount(tx, 'clearing', {
    partnerId: account.partnerId,
    currency: account.currency,
    at,
  });
  const legs = movement(account.pendingId, clearing, amount);
  const receipt = await post(tx, { ...requestOf(call, 'collection-return', collection), legs });
  const returnTransactionId = createId(at.getTime());
  const facts = { ...payerOf(collection), account, amount, receipt, relatedId: collection.transactionId, at };
  await recordTransactions(tx, [
    { ...facts, id: returnTransactionId, component: 'collectionPending', type: 'return', status: 2 },
  ]);
  await markTransaction(tx, collection.transactionId, 3);
  const event = { kind: 'returned', to: 23, amount: amount.minor, reason, transferId: receipt.transferId } as const;
  const rejectionReason = reason ?? collection.rejectionReason;
  return moveCollection(call, collection, event, { linked: 0n, rejectionReason, returnTransactionId, returnedAt: at });
});

type Stored = CollectionOfAccount['collection'];

function requestOf({ now: at }: Call, kind: string, { id, partnerId }: Stored) {
  return { partnerId, requestId: `${kind}:${id}`, kind, at, meta: { collection: id } };
}

function payerOf({ id, payerName, payerAccount, payerCountry, reference }: Stored) {
  const source = { kind: 'collection', id } as const;
  return { counterpartyName: payerName, counterpartyAccount: payerAccount, country: payerCountry, reference, source };
}
