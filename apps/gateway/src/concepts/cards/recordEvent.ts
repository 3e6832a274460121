import type { CardEvent, CardStatus } from '@corridor/core';
import type { AuditEntry, Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { cardEventTable } from './table';

/** What happened to a card; statuses are null where they do not apply. */
export interface NewEvent {
  readonly cardId: string;
  readonly action: CardEvent['action'];
  readonly reason?: string | undefined;
  readonly from: CardStatus | null;
  readonly to: CardStatus | null;
}

/** Adds to a card's history. */
export async function recordEvent(
  { tx, principal, now }: Call,
  { cardId, action, reason, from, to }: NewEvent,
): Promise<void> {
  await tx.insert(cardEventTable).values({
    id: createId(now.getTime()),
    partnerId: principal.partnerId,
    cardId,
    action,
    at: now,
    actor: principal.name,
    reason: reason || null,
    fromStatus: from,
    toStatus: to,
  });
}

/** The log's entry of an action on a card. */
export function stepOf({ cardId, action, reason, from, to }: NewEvent): AuditEntry {
  const [before, after] = [{ status: from }, { status: to, reason: reason ?? null }];
  return { action, subject: 'card', subjectId: cardId, before, after };
}
