import type { MerchantEvent, MerchantReview, OnboardingStatus } from '@corridor/core';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, type Transaction } from '../../platform/database';
import { TIMELINE_LENGTH } from '../../platform/records';
import { merchantEventTable as e } from './table';

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
