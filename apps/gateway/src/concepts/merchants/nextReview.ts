import type { MerchantContract, ReviewQueue } from '@corridor/core';
import { and, asc, eq, gt, ne, notExists, or } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { countRows, readableRows } from '../../platform/listing';
import { findMerchant } from './findMerchant';
import { reviewsOfOthers } from './reviews';
import { merchantReviewLeaseTable as l, merchantTable as m } from './table';

/** The merchant to review next: the longest waiting that the caller may approve and nobody else has open; after another, the one that follows it, then from the beginning. */
export async function nextReview(
  call: Call,
  { after }: MerchantContract['calls']['nextReview']['input'],
): Promise<ReviewQueue> {
  const { tx, principal } = call;
  const isWaiting = and(eq(m.partnerId, principal.partnerId), reviewsOfOthers(principal), readableRows(m, call));
  const waiting = await countRows(tx, m, isWaiting);
  const last = after === undefined ? null : await findMerchant(tx, after);
  const follows = last && or(gt(m.updatedAt, last.updatedAt), and(eq(m.updatedAt, last.updatedAt), gt(m.id, last.id)));
  const isFree = and(isWaiting, notExists(heldByOthers(call)), last ? ne(m.id, last.id) : undefined);
  const first = async (where: typeof isFree) => {
    const [found] = await tx.select({ id: m.id }).from(m).where(where).orderBy(asc(m.updatedAt), asc(m.id)).limit(1);
    return found?.id;
  };
  const merchantId = (follows && (await first(and(isFree, follows)))) ?? (await first(isFree)) ?? null;
  return { merchantId, waiting };
}

function heldByOthers({ tx, principal, now }: Call) {
  return tx
    .select()
    .from(l)
    .where(and(eq(l.merchantId, m.id), gt(l.until, now), ne(l.userId, principal.userId)));
}
