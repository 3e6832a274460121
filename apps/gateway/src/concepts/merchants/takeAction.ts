import {
  type MerchantAction,
  type MerchantDetail,
  type MerchantReview,
  missingDocuments,
  nextOnboardingStatus,
  type OnboardingStatus,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { requireAllowed } from '../../platform/resource';
import { documentsOf } from './documents';
import { recordEvent, stepOf } from './events';
import { lockMerchant } from './findMerchant';
import { detailOf } from './getMerchant';
import { endReview, requireOwnReview } from './reviewLease';
import { actedOn, isOwnReview, makersWith } from './row';
import { merchantTable, type StoredMerchant } from './table';

const DECISIONS: readonly MerchantAction[] = ['approve', 'reject', 'requestMore'];

interface Input {
  readonly reasons?: MerchantReview['reasons'];
  readonly note?: string | undefined;
}

/** Makes the call of an action: guards it by status and documents under a lock, and writes it into history and log. */
export function takeAction(action: MerchantAction) {
  return async (call: Call, id: string, { reasons = [], note }: Input): Promise<MerchantDetail> => {
    const stored = await lockMerchant(call, id);
    const next = await guard(call, stored, action);
    if (DECISIONS.includes(action)) {
      await requireOwnReview(call, id);
      await endReview(call, id);
    }
    const decision = reasons.length > 0 || note ? { reasons: [...new Set(reasons)], note: note || null } : null;
    const review = isReview(action) ? decision : action === 'approve' ? null : stored.review;
    const makers = action === 'submit' ? makersWith(stored, call.principal) : stored.makers;
    const changed = await changeRow(call.tx, merchantTable, id, { status: next, review, makers, updatedAt: call.now });
    const event = { merchantId: id, action, from: stored.status, to: next, review: decision };
    await recordEvent(call, event);
    await call.audit(stepOf(event));
    return detailOf(call, changed);
  };
}

function isReview(action: MerchantAction): boolean {
  return action === 'reject' || action === 'requestMore';
}

async function guard(call: Call, stored: StoredMerchant, action: MerchantAction): Promise<OnboardingStatus> {
  const isOwn = action === 'approve' && stored.status === 'underReview' && isOwnReview(stored, call.principal);
  if (isOwn) throw conflict('refusals.ownReview');
  requireAllowed(actedOn(stored, call.principal), action, stored.status);
  const next = nextOnboardingStatus(stored.status, action) ?? stored.status;
  if (action !== 'submit') return next;
  const missing = missingDocuments(stored.type, await documentsOf(call.tx, stored.id));
  if (missing.length === 0) return next;
  if (stored.status === 'initial') return 'toBeUploaded';
  throw invalid(missing.map((kind) => ({ path: `documents.${kind}`, reason: 'merchants.problem.required' })));
}
