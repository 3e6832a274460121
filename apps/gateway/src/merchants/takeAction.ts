import {
  type MerchantAction,
  type MerchantDetail,
  type MerchantReview,
  nextOnboardingStatus,
  type OnboardingStatus,
  requiredDocuments,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, forbidden, invalid } from '../app/refusals';
import type { Call } from '../call';
import { documentsOf } from './documents';
import { recordEvent } from './events';
import { lockMerchant } from './findMerchant';
import { getMerchant } from './getMerchant';
import { actionsFor } from './row';
import { merchantTable, type StoredMerchant } from './table';

interface Input {
  readonly reasons?: MerchantReview['reasons'];
  readonly note?: string | undefined;
}

/** Makes the call of an action: guards it by status, role and documents under a lock, and writes it into history and log. */
export function takeAction(action: MerchantAction) {
  return async (call: Call, id: string, { reasons = [], note }: Input): Promise<MerchantDetail> => {
    const stored = await lockMerchant(call, id);
    const next = await guard(call, stored, action);
    const told = reasons.length > 0 || note ? { reasons: [...new Set(reasons)], note: note || null } : null;
    const review = isReview(action) ? told : action === 'approve' ? null : stored.review;
    await call.tx
      .update(merchantTable)
      .set({ status: next, review, updatedAt: call.now })
      .where(eq(merchantTable.id, id));
    await recordEvent(call, { merchantId: id, action, from: stored.status, to: next, review: told });
    const after = { status: next, ...(told ?? {}) };
    await call.audit({ action, subject: 'merchant', subjectId: id, before: { status: stored.status }, after });
    return getMerchant(call, id);
  };
}

function isReview(action: MerchantAction): boolean {
  return action === 'reject' || action === 'requestMore';
}

async function guard(call: Call, stored: StoredMerchant, action: MerchantAction): Promise<OnboardingStatus> {
  const next = nextOnboardingStatus(stored.status, action);
  if (next === null) throw conflict(`A merchant that is ${stored.status} does not allow ${action}`);
  if (!actionsFor(stored, call.principal).includes(action)) throw forbidden(action, 'merchant');
  if (action !== 'submit') return next;
  const there = new Set((await documentsOf(call.tx, stored.id)).map(({ kind }) => kind));
  const missing = requiredDocuments(stored.type).filter((kind) => !there.has(kind));
  if (missing.length === 0) return next;
  if (stored.status === 'initial') return 'toBeUploaded';
  throw invalid(missing.map((kind) => ({ path: `documents.${kind}`, reason: 'merchants.problem.required' })));
}
