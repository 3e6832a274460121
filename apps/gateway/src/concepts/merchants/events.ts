import type { MerchantEvent, MerchantReview, OnboardingStatus } from '@corridor/core';
import { desc, eq } from 'drizzle-orm';
import type { AuditEntry, Call } from '../../platform/call';
import { createId, type Transaction } from '../../platform/database';
import { TIMELINE_LENGTH } from '../../platform/records';
import { merchantEventTable as e, type StoredMerchant } from './table';

/** What happened to a merchant. */
export interface NewMerchantEvent {
  readonly merchantId: string;
  readonly action: MerchantEvent['action'];
  readonly from: OnboardingStatus | null;
  readonly to: OnboardingStatus | null;
  readonly review?: MerchantReview | null;
}

/** Adds to a merchant's history. */
export async function recordEvent({ tx, principal, now }: Call, event: NewMerchantEvent): Promise<void> {
  const { merchantId, action, from, to, review = null } = event;
  await tx.insert(e).values({
    id: createId(now.getTime()),
    partnerId: principal.partnerId,
    merchantId,
    action,
    at: now,
    actor: principal.name,
    fromStatus: from,
    toStatus: to,
    review,
  });
}

/** The log's entry of a merchant that was added. */
export function creationOf({ id, type, details }: Pick<StoredMerchant, 'id' | 'type' | 'details'>): AuditEntry {
  return { action: 'create', subject: 'merchant', subjectId: id, after: { type, ...details } };
}

/** The log's entry of a step of a merchant's onboarding. */
export function stepOf({ merchantId, action, from, to, review }: NewMerchantEvent): AuditEntry {
  const [before, after] = [{ status: from }, { status: to, ...(review ?? {}) }];
  return { action, subject: 'merchant', subjectId: merchantId, before, after };
}

/** A merchant's history, newest first. */
export async function timelineOf(tx: Transaction, merchantId: string): Promise<MerchantEvent[]> {
  const events = await tx
    .select()
    .from(e)
    .where(eq(e.merchantId, merchantId))
    .orderBy(desc(e.at), desc(e.id))
    .limit(TIMELINE_LENGTH);
  return events.map(({ id, action, at, actor, fromStatus, toStatus, review }) => ({
    id,
    action,
    at: at.toISOString(),
    actor,
    from: fromStatus,
    to: toStatus,
    review,
  }));
}
