import type { CollectionAction, CollectionAuditStatus, CollectionEventKind } from '@corridor/core';
import type { AuditEntry, Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { collectionEventTable, type StoredCollection } from './table';

/** What happened to a collection. */
export interface NewCollectionEvent {
  readonly kind: CollectionEventKind;
  readonly to: CollectionAuditStatus;
  readonly amount: bigint;
  readonly reason?: string | null;
  readonly transferId?: string;
}

/** Adds to a collection's history; it arrives from nowhere. */
export async function recordEvent(
  { tx, now, principal }: Pick<Call, 'tx' | 'now' | 'principal'>,
  { id, partnerId, status }: Pick<StoredCollection, 'id' | 'partnerId' | 'status'>,
  { kind, to, amount, reason = null, transferId }: NewCollectionEvent,
): Promise<void> {
  await tx.insert(collectionEventTable).values({
    id: createId(now.getTime()),
    partnerId,
    collectionId: id,
    kind,
    at: now,
    actor: principal.name,
    fromStatus: kind === 'arrived' ? null : status,
    toStatus: to,
    amount,
    reason,
    transferId: transferId ?? null,
  });
}

interface Review {
  readonly from: CollectionAuditStatus | null;
  readonly to: CollectionAuditStatus;
  readonly reason: string | null;
}

/** The log's entry of a decision on a collection. */
export function reviewOf(id: string, action: CollectionAction, { from, to, reason }: Review): AuditEntry {
  return { action, subject: 'collection', subjectId: id, before: { status: from }, after: { status: to, reason } };
}
