import {
  type Approval,
  type ApprovalContract,
  type ApprovalDetail,
  approvalActionsFor,
  approvals,
  isApprovalExpired,
} from '@corridor/core';
import type { SQL } from 'drizzle-orm';
import { shownChanges } from '../../platform/audit/shownChanges';
import type { Call, Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { anyOf, declareCompletedListing, exactId, matching, whether, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { declareRecord } from '../../platform/records';
import { type Acted, allowedActions } from '../../platform/resource';
import { timelineOf } from './events';
import { doubtOf, type Hands, handsOf } from './hands';
import { decidesOn, shownRequests, waitingFor } from './shown';
import { type StoredApproval, approvalTable as t } from './table';

const { segment } = approvals;

/** A request, its maker and its reader. */
interface KnownApproval extends StoredApproval {
  readonly hands: Hands;
}

/** How requests are found. */
export const approvalListing = declareCompletedListing<ApprovalContract, StoredApproval, KnownApproval>({
  resource: approvals,
  id: t.id,
  partnerId: t.partnerId,
  sorts: {
    createdAt: [t.createdAt, ({ createdAt }) => createdAt.toISOString()],
    expiresAt: [t.expiresAt, ({ expiresAt }) => expiresAt.toISOString()],
    amount: [t.amountKey, ({ amountKey }) => amountKey],
  },
  conditions: ({ search, kind, status, makerId, decidable, createdAt }, caller) => [
    shownRequests(caller),
    matching(t.searchKey, t.id, search),
    anyOf(t.kind, kind),
    anyOf(t.status, status),
    exactId(t.makerId, makerId),
    whether(waitingFor(caller.principal), decidable),
    within(t.createdAt, createdAt),
  ],
  select: approvalsOf,
  complete: withHands,
  idOf: ({ id }) => id,
  toRow: toApproval,
});

/** One stored request that its reader may see. */
export const approvalRecord = declareRecord({
  segment,
  table: t,
  select: approvalsOf,
  within: shownRequests,
  storedOf: (stored) => stored,
});

function approvalsOf(tx: Transaction, where: SQL | undefined) {
  return tx.select().from(t).where(where);
}

async function withHands(tx: Transaction, found: readonly StoredApproval[]): Promise<KnownApproval[]> {
  if (found.length === 0) return [];
  const makers = found.map(({ makerId }) => makerId);
  const hands = await handsOf(tx, makers);
  return found.map((stored) => ({ ...stored, hands }));
}

/** A request. @throws Refusal when there is none such that the caller may see */
export async function getApproval(call: Call, id: string): Promise<ApprovalDetail> {
  return toDetail(call, await approvalRecord.find(call, id));
}

type Asking = Pick<Caller, 'principal' | 'now'>;

/** A stored request as the wire shows it to a user. */
function toApproval(stored: KnownApproval, caller: Asking): Approval {
  const { id, kind, subject, action, summary, status, makerId, makerName, approvals: given, approvers } = stored;
  return {
    id,
    kind,
    subject,
    action,
    summary,
    amount: moneyOf(stored.amount, stored.currency),
    status,
    makerId,
    makerName,
    approvals: given,
    approvers,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    endedAt: stored.endedAt?.toISOString() ?? null,
    allowedActions: allowedActions(caller.principal, actedOn(stored, caller)),
  };
}

/** The whole record of a stored request, with what happened to it. */
export async function toDetail(call: Call, stored: StoredApproval): Promise<ApprovalDetail> {
  const { subject, subjectId, before, after, policies, problem } = stored;
  const shown = (changes: typeof before) => shownChanges(call.principal.ability, subject, changes);
  return {
    ...toApproval({ ...stored, hands: await handsOf(call.tx, [stored.makerId]) }, call),
    subjectId,
    before: shown(before),
    after: shown(after),
    held: moneyOf(stored.heldAmount, stored.heldCurrency),
    policies,
    problem,
    timeline: await timelineOf(call.tx, stored.id),
  };
}

/** What decides which actions a request allows: its status and time, and whether its maker asks or somebody else. */
export function actedOn(stored: KnownApproval, { principal, now }: Asking): Acted<Approval['allowedActions'][number]> {
  const asking = stored.makerId === principal.userId ? 'maker' : 'other';
  const isExpired = isApprovalExpired(stored.status, stored.expiresAt, now);
  const actions = isExpired ? [] : approvalActionsFor(stored.status, asking);
  if (asking === 'maker') return { segment, stored, possible: [...actions] };
  const { hands, makerId, policies } = stored;
  const isOneHand = doubtOf(hands.get(principal.userId), hands.get(makerId), { now, policies }) !== null;
  const possible = isOneHand ? [] : actions.filter((one) => decidesOn(principal, stored, one));
  return { segment, stored, possible };
}

function moneyOf(minor: bigint | null, currency: string | null) {
  return minor === null || currency === null ? null : wireMoney(minor, currency);
}
