import type { ApprovalEvent, ApprovalKind, ApprovalStatus, ApprovalStep, WireMoney } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import type { AuditEntry, Call } from '../../platform/call';
import { createId, type Transaction } from '../../platform/database';
import { approvalEventTable as e } from './table';

interface EventFacts {
  readonly event: ApprovalEvent;
  readonly note: string | null;
}

/** Writes down what the caller did to a request. */
export async function addEvent(
  { tx, now, principal }: Call,
  approvalId: string,
  { event, note }: EventFacts,
): Promise<void> {
  const { partnerId, userId: actorId, name: actorName } = principal;
  await tx
    .insert(e)
    .values({ id: createId(now.getTime()), approvalId, partnerId, at: now, event, actorId, actorName, note });
}

interface Asked {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly amount: WireMoney | null;
}

/** The log's entry of a write that waits for approval. */
export function requestOf({ id, kind, amount }: Asked): AuditEntry {
  return { action: 'request', subject: 'approval', subjectId: id, after: { kind, ...(amount && { amount }) } };
}

/** The log's entry of a turn of a request, from its status to another. */
export function turnOf(
  { id, status }: { readonly id: string; readonly status: ApprovalStatus },
  action: string,
  after: { readonly status: ApprovalStatus; readonly reason?: string | null },
): AuditEntry {
  return { action, subject: 'approval', subjectId: id, before: { status }, after };
}

/** What happened to a request, oldest first. */
export async function timelineOf(tx: Transaction, approvalId: string): Promise<ApprovalStep[]> {
  const found = await tx.select().from(e).where(eq(e.approvalId, approvalId)).orderBy(asc(e.at), asc(e.id));
  return found.map(({ at, event, actorName, note }) => ({ at: at.toISOString(), event, actorName, note }));
}
