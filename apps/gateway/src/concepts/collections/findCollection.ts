import type { CollectionDetail, CollectionEvent } from '@corridor/core';
import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import { declareRecord } from '../../platform/records';
import { notFound } from '../../platform/refusals/refusals';
import { collectionsOf } from './listing';
import { toCollection } from './row';
import { collectionTable as c, collectionEventTable as e, type NumberedCollection } from './table';

/** One stored collection with its account. */
export const collectionRecord = declareRecord<NumberedCollection>({
  segment: 'collection',
  table: c,
  select: collectionsOf,
  storedOf: ({ collection }) => collection,
});

/** A collection. @throws Refusal when the caller's partner has none such */
export async function getCollection(call: Call, id: string): Promise<CollectionDetail> {
  return detailOf(call, await collectionRecord.find(call, id));
}

/** A collection by the paying bank's name for it. @throws Refusal when there is none */
export async function getCollectionBy(
  call: Call,
  { bankReference }: { bankReference: string },
): Promise<CollectionDetail> {
  const isMeant = and(eq(c.partnerId, call.principal.partnerId), eq(c.bankReference, bankReference));
  const [found] = await collectionsOf(call.tx, isMeant);
  if (!found) throw notFound('collection');
  return detailOf(call, found);
}

/** A stored collection with its account, locked until the transaction ends. Materials are locked behind it, never before. @throws Refusal when there is none such */
export const { lock: lockCollection } = collectionRecord;

/** The whole record of a stored collection. */
export async function detailOf({ tx, principal }: Call, found: NumberedCollection): Promise<CollectionDetail> {
  const { id, currency, transactionId, creditTransactionId, returnTransactionId } = found.collection;
  const timeline = await timelineOf(tx, id, currency);
  return { ...toCollection(found, principal), transactionId, creditTransactionId, returnTransactionId, timeline };
}

async function timelineOf(tx: Transaction, id: string, currency: string): Promise<CollectionEvent[]> {
  const events = await tx.select().from(e).where(eq(e.collectionId, id)).orderBy(asc(e.at), asc(e.id));
  return events.map(({ id: eventId, kind, at, actor, fromStatus, toStatus, amount, reason, transferId }) => ({
    id: eventId,
    kind,
    at: at.toISOString(),
    actor,
    from: fromStatus,
    to: toStatus,
    amount: wireMoney(amount, currency),
    reason,
    transferId,
  }));
}
