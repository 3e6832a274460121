import { asciiEmail, canonicalEmail, type MerchantContract, type MerchantDetail } from '@corridor/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { readableRows } from '../../platform/listing';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { documentsOf } from './documents';
import { timelineOf } from './events';
import { merchantRecord } from './findMerchant';
import { leaseOf } from './reviewLease';
import { isOwnReview, toMerchant } from './row';
import { merchantTable as m, type StoredMerchant } from './table';

/** A merchant by its id. @throws Refusal when the caller's partner has none */
export async function getMerchant(call: Call, id: string): Promise<MerchantDetail> {
  return detailOf(call, await merchantRecord.find(call, id));
}

/** The merchant of an email. @throws Refusal when there is none, or more than one */
export async function getMerchantBy(call: Call, { email }: MerchantContract['key']): Promise<MerchantDetail> {
  const isMeant = and(
    eq(m.partnerId, call.principal.partnerId),
    // Kept before there was one form of a domain, it may stand in its other one.
    inArray(m.emailKey, [canonicalEmail(email).toLowerCase(), asciiEmail(email).toLowerCase()]),
    readableRows(m, call),
  );
  const [stored, other] = await call.tx.select().from(m).where(isMeant).limit(2);
  if (!stored) throw notFound('merchant');
  if (other) throw conflict('refusals.severalMerchants');
  return detailOf(call, stored);
}

/** The whole record of a stored merchant. */
export async function detailOf(call: Call, stored: StoredMerchant): Promise<MerchantDetail> {
  return {
    ...toMerchant(stored, call.principal),
    individual: stored.details.individual ?? null,
    corporation: stored.details.corporation ?? null,
    documents: await documentsOf(call.tx, stored.id),
    review: stored.review,
    ownReview: isOwnReview(stored, call.principal),
    reviewer: (await leaseOf(call, stored.id)).reviewer,
    updatedAt: stored.updatedAt.toISOString(),
    timeline: await timelineOf(call.tx, stored.id),
  };
}
