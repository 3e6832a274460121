import { type CollectionAuditStatus, canMoveCollection, statusOfCoverage } from '@corridor/core';
import type { Call } from '../../platform/call';
import { storedMoney } from '../../platform/money';
import { changeRow } from '../../platform/records';
import { conflict } from '../../platform/refusals/refusals';
import { type NewCollectionEvent, recordEvent } from './recordEvent';
import { collectionTable as c, type StoredCollection } from './table';

/** What of a collection changes with its status. */
type Change = Partial<
  Pick<
    StoredCollection,
    'linked' | 'rejectionReason' | 'creditTransactionId' | 'returnTransactionId' | 'reviewedAt' | 'returnedAt'
  >
>;

/** Brings a locked collection to a status and writes into its history why. @throws Refusal when its status does not allow it */
export async function moveCollection(
  call: Call,
  collection: StoredCollection,
  event: NewCollectionEvent,
  change: Change,
): Promise<StoredCollection> {
  const { id, status } = collection;
  requireMove(status, event.to);
  const moved = await changeRow(call.tx, c, id, { ...change, status: event.to });
  await recordEvent(call, collection, event);
  return moved;
}

/** Changes how much of a locked collection is covered, and with it whether it is in review; gives it as it is then. */
export async function coverCollection(
  call: Call,
  collection: StoredCollection,
  kind: 'linked' | 'unlinked',
  amount: bigint,
): Promise<StoredCollection> {
  const linked = collection.linked + (kind === 'linked' ? amount : -amount);
  const of = (minor: bigint) => storedMoney(minor, collection.currency);
  const to = statusOfCoverage(of(collection.amount), of(linked));
  // A new attempt: what the last review said is in the history.
  const change = { linked, rejectionReason: null, reviewedAt: null };
  await moveCollection(call, collection, { kind, to, amount }, change);
  return { ...collection, ...change, status: to };
}

function requireMove(from: CollectionAuditStatus, to: CollectionAuditStatus): void {
  if (from !== to && !canMoveCollection(from, to)) {
    throw conflict('refusals.statusNotReachable', { subject: 'collection', from, to });
  }
}
