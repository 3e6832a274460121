import { type ApprovalDetail, type Approver, type CaughtBy, countsFor, isApproved, money } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import type { Call, Principal } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { conflict, forbidden } from '../../platform/refusals/refusals';
import { colleagueOf } from '../session/colleagueOf';
import { catching } from './caught';
import { lockFor } from './decide';
import { addEvent, turnOf } from './events';
import { finish } from './finish';
import { handsOf, requireDistinct } from './hands';
import { toDetail } from './listing';
import { decidesOn } from './shown';
import { approvalEventTable as e, type StoredApproval, approvalTable as t } from './table';

/** Somebody whose approval counts now. */
interface Standing extends Approver {
  readonly principal: Principal;
}

/** Approves a request; with the last approval that its policies want, those of now included, it is done as its maker's. @throws Refusal where the caller's approval would not count */
export async function approve(
  call: Call,
  id: string,
  { reason }: { reason?: string | undefined },
): Promise<ApprovalDetail> {
  const stored = await lockFor(call, id, 'approve');
  const policies = await policiesNow(call, stored);
  const before = await standingApprovers(call.tx, stored);
  const own = await ownStanding(call, stored);
  requireCounting(policies, before, own);
  const others = [stored.makerId, ...before.map(({ userId }) => userId)];
  const hands = await handsOf(call.tx, others);
  requireDistinct(
    hands.get(own.userId),
    others.map((id) => hands.get(id)),
    { now: call.now, policies },
  );
  await addEvent(call, id, { event: 'approved', note: reason || null });
  const standing = [...before, own];
  const approvers = Math.max(...policies.map((policy) => policy.approvers));
  const counted = await changeRow(call.tx, t, id, { policies, approvers, approvals: standing.length });
  await call.audit(turnOf(stored, 'approve', { status: stored.status, reason: reason || null }));
  return toDetail(call, isApproved(policies, standing) ? await finish(call, counted, principalsOf(standing)) : counted);
}

/** The policies that caught a request, and those that would catch it now: a change in between makes nothing easier. */
async function policiesNow(call: Call, { kind, amount, currency, policies }: StoredApproval): Promise<CaughtBy[]> {
  const of = amount === null || currency === null ? null : money(amount, currency);
  const now = (await catching(call, kind, of)).map(({ policy }) => policy);
  const isKnown = (policy: CaughtBy) =>
    policies.some(({ policyId, version }) => policyId === policy.policyId && version === policy.version);
  return [...policies, ...now.filter((policy) => !isKnown(policy))];
}

/** Those who have approved and may still do so; whoever has lost the right no longer counts. */
async function standingApprovers(tx: Transaction, stored: StoredApproval): Promise<Standing[]> {
  const given = await tx
    .select({ userId: e.actorId })
    .from(e)
    .where(and(eq(e.approvalId, stored.id), eq(e.event, 'approved')));
  const standing: Standing[] = [];
  for (const { userId } of given) {
    const colleague = userId && (await colleagueOf(tx, userId));
    if (!colleague || !mayApprove(colleague.principal, stored)) continue;
    standing.push({ ...colleague, userId: colleague.principal.userId });
  }
  return standing;
}

async function ownStanding({ tx, principal }: Call, stored: StoredApproval): Promise<Standing> {
  const colleague = await colleagueOf(tx, principal.userId);
  // Its session began with the right, which was taken in this moment.
  if (!colleague || !mayApprove(colleague.principal, stored)) throw forbidden('approve', 'approval');
  return { principal, roleIds: colleague.roleIds, userId: principal.userId };
}

const principalsOf = (standing: readonly Standing[]) => standing.map(({ principal }) => principal);

const mayApprove = (principal: Principal, stored: StoredApproval) => decidesOn(principal, stored, 'approve');

function requireCounting(policies: readonly CaughtBy[], before: readonly Standing[], own: Standing): void {
  if (before.some(({ userId }) => userId === own.userId)) throw conflict('refusals.decidedAlready');
  if (!policies.some((policy) => countsFor(policy, own))) throw conflict('refusals.approverRole');
}
