import { type CollectionAuditStatus, canMoveCollection, statusOfCoverage } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict } from '../app/refusals';
import type { Call } from '../call';
import { storedMoney } from '../money';
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
): Promise<void> {
  const { id, status } = collection;
  requireMove(status, event.to);
  await call.tx
    .update(c)
    .set({ ...change, status: event.to })
    .where(eq(c.id, id));
  await recordEvent(call, collection, event);
}

/** Changes how much of a locked collection is covered, and with it whether it is in review. */
export async function coverCollection(
  call: Call,
  collection: StoredCollection,
  kind: 'linked' | 'unlinked',
  amount: bigint,
): Promise<void> {
  const linked = collection.linked + (kind === 'linked' ? amount : -amount);
  const of = (minor: bigint) => storedMoney(minor, collection.currency);
  const to = statusOfCoverage(of(collection.amount), of(linked));
  // A new attempt: what the last review said is in the history.
  const change = { linked, rejectionReason: null, reviewedAt: null };
  await moveCollection(call, collection, { kind, to, amount }, change);
}

function requireMove(from: CollectionAuditStatus, to: CollectionAuditStatus): void {
  if (from !== to && !canMoveCollection(from, to)) {
    throw conflict(`A collection with status ${from} cannot come to status ${to}`);
  }
}
