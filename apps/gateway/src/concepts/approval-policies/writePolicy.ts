import {
  type ApprovalPolicy,
  type ApprovalPolicyInput,
  type ApprovalPolicyUpdate,
  approversRange,
  HAND_WINDOW_HOURS,
  KINDS_WITH_AMOUNT,
  type WireMoney,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, isUuid } from '../../platform/database';
import { currencyOf, minorOf } from '../../platform/money';
import { changeRow } from '../../platform/records';
import { invalid } from '../../platform/refusals/refusals';
import { roleTable } from '../session/table';
import { policyRecord, thresholdOf, toPolicy } from './listing';
import { requireApprovers } from './requireApprovers';
import { policyTable as p, type StoredPolicy } from './table';

/** Makes a policy that enough people can serve. @throws Refusal when there are too few, or no such role */
export async function createPolicy(call: Call, input: ApprovalPolicyInput): Promise<ApprovalPolicy> {
  const { tx, now, principal } = call;
  const id = createId(now.getTime());
  const policy: StoredPolicy = {
    id,
    partnerId: principal.partnerId,
    kind: input.kind,
    ...columnsOf(input.threshold ?? null),
    approvers: input.approvers,
    roleId: input.roleId ?? null,
    hours: input.hours,
    windowHours: input.windowHours ?? HAND_WINDOW_HOURS,
    version: 1,
    createdBy: principal.name,
    createdAt: now,
    updatedAt: now,
  };
  const roleName = await requireSound(call, policy);
  await tx.insert(p).values(policy);
  await call.audit({ action: 'create', subject: 'approval-policy', subjectId: id, after: loggedOf(policy) });
  return toPolicy({ policy, roleName }, call);
}

/** Changes a policy; requests that it caught before keep the one that they were caught by as well. @throws Refusal as `createPolicy` */
export async function updatePolicy(call: Call, id: string, changes: ApprovalPolicyUpdate): Promise<ApprovalPolicy> {
  const { policy: stored } = await policyRecord.lock(call, id);
  const { threshold, ...rest } = changes;
  const changed = { ...rest, ...(threshold === undefined ? {} : columnsOf(threshold)) };
  const wanted: StoredPolicy = { ...stored, ...defined(changed) };
  const roleName = await requireSound(call, wanted);
  const { currency, amount, approvers, roleId, hours, windowHours } = wanted;
  const next = {
    currency,
    amount,
    approvers,
    roleId,
    hours,
    windowHours,
    version: stored.version + 1,
    updatedAt: call.now,
  };
  const written = await changeRow(call.tx, p, id, next);
  const [before, after] = [loggedOf(stored), loggedOf(written)];
  await call.audit({ action: 'update', subject: 'approval-policy', subjectId: id, before, after });
  return toPolicy({ policy: written, roleName }, call);
}

/** Removes a policy; requests that it caught wait on. */
export async function deletePolicy(call: Call, id: string): Promise<void> {
  const { policy } = await policyRecord.lock(call, id);
  await call.tx.delete(p).where(eq(p.id, id));
  await call.audit({ action: 'delete', subject: 'approval-policy', subjectId: id, before: loggedOf(policy) });
}

/** Name of the role that a policy asks for; null where it asks for none. @throws Refusal when too few could serve the policy */
async function requireSound(call: Call, policy: StoredPolicy): Promise<string | null> {
  const { kind, amount, approvers, roleId } = policy;
  const { least, most } = approversRange(kind);
  if (approvers < least || approvers > most) {
    throw invalid([{ path: 'approvers', reason: 'refusals.approversOfKind', params: { least, most } }]);
  }
  if (amount !== null && !KINDS_WITH_AMOUNT.includes(kind)) {
    throw invalid([{ path: 'threshold', reason: 'refusals.noAmountInKind' }]);
  }
  const roleName = roleId === null ? null : await requireRole(call, roleId);
  if (kind !== 'reviews' && approvers > 0) await requireApprovers(call, policy);
  return roleName;
}

async function requireRole({ tx }: Call, roleId: string): Promise<string> {
  const [role] = isUuid(roleId)
    ? await tx.select({ name: roleTable.name }).from(roleTable).where(eq(roleTable.id, roleId))
    : [];
  if (!role) throw invalid([{ path: 'roleId', reason: 'refusals.unknownRole' }]);
  return role.name;
}

function columnsOf(threshold: WireMoney | null): Pick<StoredPolicy, 'currency' | 'amount'> {
  if (!threshold) return { currency: null, amount: null };
  return { currency: currencyOf(threshold.currency), amount: minorOf(threshold) };
}

/** Fields of a policy that the log tells. */
export function loggedOf(policy: StoredPolicy) {
  const { kind, approvers, roleId, hours, windowHours } = policy;
  return { kind, threshold: thresholdOf(policy), approvers, roleId, hours, windowHours };
}

// A field that was left out stays as it is.
function defined(changes: Partial<Record<keyof StoredPolicy, unknown>>): Partial<StoredPolicy> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
