import type { MerchantContract, MerchantDetail } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import { documentsOf } from './documents';
import { timelineOf } from './events';
import { findMerchant } from './findMerchant';
import { toMerchant } from './row';
import { merchantTable as m, type StoredMerchant } from './table';

/** A merchant by its id. @throws Refusal when the caller's partner has none */
export async function getMerchant(call: Call, id: string): Promise<MerchantDetail> {
  const stored = await findMerchant(call.tx, id);
  if (!stored) throw notFound('merchant');
  return detailOf(call, stored);
}

/** The merchant of an email. @throws Refusal when there is none, or more than one */
export async function getMerchantBy(call: Call, { email }: MerchantContract['key']): Promise<MerchantDetail> {
  const isMeant = and(eq(m.partnerId, call.principal.partnerId), eq(m.emailKey, email.toLowerCase()));
  const [stored, other] = await call.tx.select().from(m).where(isMeant).limit(2);
  if (!stored) throw notFound('merchant');
  if (other) throw conflict('Several merchants have this email');
  return detailOf(call, stored);
}

async function detailOf(call: Call, stored: StoredMerchant): Promise<MerchantDetail> {
  return {
    ...toMerchant(stored, call.principal),
    individual: stored.details.individual ?? null,
    corporation: stored.details.corporation ?? null,
    documents: await documentsOf(call.tx, stored.id),
    review: stored.review,
    updatedAt: stored.updatedAt.toISOString(),
    timeline: await timelineOf(call.tx, stored.id),
  };
}
