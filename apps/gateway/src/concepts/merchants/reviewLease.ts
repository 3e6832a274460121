import { REVIEW_LEASE_SECONDS, type ReviewLease } from '@corridor/core';
import { and, eq, gt } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { conflict } from '../../platform/refusals/refusals';
import { lockMerchant } from './findMerchant';
import { merchantReviewLeaseTable as l } from './table';

const NOBODY: ReviewLease = { reviewer: null, isMine: false, until: null };

/** Who has a merchant open for review now. */
export async function leaseOf({ tx, principal, now }: Call, merchantId: string): Promise<ReviewLease> {
  const [lease] = await tx
    .select()
    .from(l)
    .where(and(eq(l.merchantId, merchantId), gt(l.until, now)));
  if (!lease) return NOBODY;
  return { reviewer: lease.reviewer, isMine: lease.userId === principal.userId, until: lease.until.toISOString() };
}

/** Keeps a merchant that is under review for the caller, unless somebody else has it. @throws Refusal for any other */
export async function holdReview(call: Call, merchantId: string): Promise<ReviewLease> {
  const { status } = await lockMerchant(call, merchantId);
  if (status !== 'underReview') throw conflict('refusals.notReviewed', { subject: 'merchant', state: status });
  const held = await leaseOf(call, merchantId);
  if (held.reviewer !== null && !held.isMine) return held;
  const { tx, principal, now } = call;
  const until = new Date(now.getTime() + REVIEW_LEASE_SECONDS * 1000);
  const lease = { userId: principal.userId, reviewer: principal.name, until };
  await tx
    .insert(l)
    .values({ ...lease, merchantId, partnerId: principal.partnerId })
    .onConflictDoUpdate({ target: l.merchantId, set: lease });
  return { reviewer: principal.name, isMine: true, until: until.toISOString() };
}

/** Gives up what the caller has kept for review; what another keeps stays. @throws Refusal where there is no such merchant */
export async function releaseReview(call: Call, merchantId: string): Promise<ReviewLease> {
  await lockMerchant(call, merchantId);
  await endReview(call, merchantId);
  return leaseOf(call, merchantId);
}

/** Ends the caller's own review of a locked merchant. */
export async function endReview({ tx, principal }: Call, merchantId: string): Promise<void> {
  await tx.delete(l).where(and(eq(l.merchantId, merchantId), eq(l.userId, principal.userId)));
}

/** Lets nobody decide what somebody else is reviewing. @throws Refusal that names who has it */
export async function requireOwnReview(call: Call, merchantId: string): Promise<void> {
  const { reviewer, isMine } = await leaseOf(call, merchantId);
  if (reviewer !== null && !isMine) throw conflict('refusals.reviewedByOther', { name: reviewer });
}
