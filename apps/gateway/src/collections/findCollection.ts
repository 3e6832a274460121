import type { CollectionDetail, CollectionEvent } from '@corridor/core';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import type { Transaction } from '../database';
import { wireMoney } from '../money';
import { collectionsOf } from './listing';
import { toCollection } from './row';
import { type CollectionOfAccount, collectionTable as c, collectionEventTable as e } from './table';

/** A collection. @throws Refusal when the caller's partner has none such */
export function getCollection(call: Call, id: string): Promise<CollectionDetail> {
  return detailWhere(call, eq(c.id, id));
}

/** A collection by the paying bank's name for it. @throws Refusal when there is none */
export function getCollectionBy(call: Call, { bankReference }: { bankReference: string }): Promise<CollectionDetail> {
  const isMeant = and(eq(c.partnerId, call.principal.partnerId), eq(c.bankReference, bankReference));
  return detailWhere(call, isMeant);
}

/** A stored collection with its account, locked until the transaction ends. Materials are locked behind it, never before. @throws Refusal when there is none such */
export async function lockCollection({ tx }: Pick<Call, 'tx'>, id: string): Promise<CollectionOfAccount> {
  const [found] = await tx
    .select({ collection: c, account: accountTable })
    .from(c)
    .innerJoin(accountTable, eq(accountTable.id, c.accountId))
    .where(eq(c.id, id))
    .for('no key update', { of: c });
  if (!found) throw notFound('collection');
  return found;
}

async function detailWhere({ tx, principal }: Call, where: SQL | undefined): Promise<CollectionDetail> {
  const [found] = await collectionsOf(tx, where);
  if (!found) throw notFound('collection');
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
