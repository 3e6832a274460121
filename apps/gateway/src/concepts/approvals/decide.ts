import { type ApprovalDetail, type ApprovalEvent, type ApprovalStatus, isApprovalExpired } from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { conflict, forbidden } from '../../platform/refusals/refusals';
import { requireAllowed } from '../../platform/resource';
import { addEvent, turnOf } from './events';
import { handsOf, requireDistinct } from './hands';
import { release } from './holds';
import { actedOn, approvalRecord, toDetail } from './listing';
import { decidesOn } from './shown';
import { type StoredApproval, approvalTable as t } from './table';

type Decision = ApprovalDetail['allowedActions'][number];

/** A request that the caller may decide on so, locked until the transaction ends. @throws Refusal where it has ended, or is not the caller's to decide */
export async function lockFor(call: Call, id: string, action: Decision): Promise<StoredApproval> {
  const stored = await approvalRecord.lock(call, id);
  const { principal, now } = call;
  const isMakers = action === 'answer' || action === 'withdraw';
  // A partner's server has no hands of its own, and what it may do says nothing of who stands behind it.
  if (principal.apiKeyId !== null) throw forbidden(action, 'approval');
  if (isMakers && stored.makerId !== principal.userId) throw forbidden(action, 'approval');
  const hands = await handsOf(call.tx, [stored.makerId]);
  const { policies, makerId } = stored;
  if (!isMakers) requireDistinct(hands.get(principal.userId), [hands.get(makerId)], { now, policies });
  if (!isMakers && !decidesOn(principal, stored, action)) throw forbidden(action, 'approval');
  if (isApprovalExpired(stored.status, stored.expiresAt, now)) throw conflict('refusals.approvalExpired');
  requireAllowed(actedOn({ ...stored, hands }, call), action, stored.status);
  return stored;
}

/** What becomes of a request, and what is told of it. */
export interface Turn {
  readonly status: ApprovalStatus;
  readonly event: ApprovalEvent;
  readonly note: string | null;
}

const OPEN: readonly ApprovalStatus[] = ['pending', 'askedBack'];

/** Brings a locked request to a status; one that ends lets go what it held. */
async function turn(call: Call, stored: StoredApproval, { status, event, note }: Turn): Promise<StoredApproval> {
  const { tx, now } = call;
  const isOver = !OPEN.includes(status);
  if (isOver) await release(tx, stored, now);
  const changed = await changeRow(tx, t, stored.id, { status, endedAt: isOver ? now : null });
  await addEvent(call, stored.id, { event, note });
  return changed;
}

function decision(action: Decision, status: ApprovalStatus, event: ApprovalEvent) {
  return async (call: Call, id: string, { reason }: { reason?: string | undefined }): Promise<ApprovalDetail> => {
    const stored = await lockFor(call, id, action);
    const changed = await turn(call, stored, { status, event, note: reason || null });
    await call.audit(turnOf(stored, action, { status, reason: reason || null }));
    return toDetail(call, changed);
  };
}

/** Refuses a request, which lets go what it held. @throws Refusal for its maker, and for whoever may be one hand with it */
export const refuse = decision('refuse', 'refused', 'refused');

/** Asks its maker something; nobody approves it before that is answered. */
export const askBack = decision('askBack', 'askedBack', 'askedBack');

/** Adds a note of its maker, which answers what was asked. */
export const answer = decision('answer', 'pending', 'answered');

/** Takes a request back, by its maker. */
export const withdraw = decision('withdraw', 'withdrawn', 'withdrawn');
