import {
  WITHDRAWAL_ACCOUNT_TRANSITIONS,
  type WithdrawalAccountCall,
  type WithdrawalAccountEvent,
} from '@corridor/core';
import { desc, eq } from 'drizzle-orm';
import type { AuditEntry, Call } from '../../platform/call';
import { createId, type Transaction } from '../../platform/database';
import { TIMELINE_LENGTH } from '../../platform/records';
import { withdrawalAccountEventTable as e, type StoredWithdrawalAccount } from './table';

/** What happened to a withdrawal account. */
export type NewAccountEvent = Pick<WithdrawalAccountEvent, 'action' | 'rejectionReasons' | 'reason'>;

/** Adds to a withdrawal account's history. */
export async function recordAccountEvent(
  { tx, principal, now }: Call,
  accountId: string,
  event: NewAccountEvent,
): Promise<void> {
  const made = { id: createId(now.getTime()), partnerId: principal.partnerId, actor: principal.name, at: now };
  await tx.insert(e).values({ ...made, ...event, accountId });
}

/** The log's entry of a withdrawal account that was added. */
export function creationOf({
  id,
  ownerId,
  currency,
  bankCountry,
}: Pick<StoredWithdrawalAccount, 'id' | 'ownerId' | 'currency' | 'bankCountry'>): AuditEntry {
  const after = { ownerId, currency, bankCountry };
  return { action: 'create', subject: 'withdrawal-account', subjectId: id, after };
}

/** The log's entry of an action on a withdrawal account. */
export function stepOf(
  id: string,
  action: WithdrawalAccountCall,
  decision: Pick<NewAccountEvent, 'rejectionReasons' | 'reason'>,
): AuditEntry {
  const { from, to } = WITHDRAWAL_ACCOUNT_TRANSITIONS[action];
  const [before, after] = [{ status: from }, { status: to, ...decision }];
  return { action, subject: 'withdrawal-account', subjectId: id, before, after };
}

/** A withdrawal account's history, newest first. */
export async function timelineOf(tx: Transaction, accountId: string): Promise<WithdrawalAccountEvent[]> {
  const { id, action, at, actor, rejectionReasons, reason } = e;
  const events = await tx
    .select({ id, action, at, actor, rejectionReasons, reason })
    .from(e)
    .where(eq(e.accountId, accountId))
    .orderBy(desc(e.at), desc(e.id))
    .limit(TIMELINE_LENGTH);
  return events.map((event) => ({ ...event, at: event.at.toISOString() }));
}
