import { type ApprovalPolicy, type ApprovalPolicyContract, approvalPolicies } from '@corridor/core';
import { eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { anyOf, declareListing, matching, recordVerbs } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { declareRecord } from '../../platform/records';
import { allowedActions } from '../../platform/resource';
import { roleTable } from '../session/table';
import { type NamedPolicy, policyTable as p, type StoredPolicy } from './table';

/** How policies are found. */
export const policyListing = declareListing<ApprovalPolicyContract, NamedPolicy>({
  resource: approvalPolicies,
  id: p.id,
  partnerId: p.partnerId,
  sorts: { createdAt: [p.createdAt, ({ policy }) => policy.createdAt.toISOString()] },
  conditions: ({ search, kind }) => [matching(p.kind, p.id, search), anyOf(p.kind, kind)],
  select: policiesOf,
  idOf: ({ policy }) => policy.id,
  toRow: toPolicy,
});

/** A policy. @throws Refusal when the caller's partner has none such */
export const { get: getPolicy } = recordVerbs(policyListing);

/** One stored policy. */
export const policyRecord = declareRecord({
  segment: approvalPolicies.segment,
  table: p,
  select: policiesOf,
  storedOf: ({ policy }) => policy,
});

function policiesOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ policy: p, roleName: roleTable.name })
    .from(p)
    .leftJoin(roleTable, eq(roleTable.id, p.roleId))
    .where(where);
}

/** What a policy catches amounts over; null: all. */
export function thresholdOf({ amount, currency }: Pick<StoredPolicy, 'amount' | 'currency'>) {
  return amount === null || currency === null ? null : wireMoney(amount, currency);
}

/** A stored policy as the wire shows it to a user. */
export function toPolicy({ policy, roleName }: NamedPolicy, { principal }: Pick<Caller, 'principal'>): ApprovalPolicy {
  const { id, kind, approvers, roleId, hours, windowHours, version, createdBy, createdAt, updatedAt } = policy;
  const { segment } = approvalPolicies;
  return {
    id,
    kind,
    threshold: thresholdOf(policy),
    approvers,
    roleId,
    roleName,
    hours,
    windowHours,
    version,
    createdBy,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    allowedActions: allowedActions(principal, { segment, stored: policy, possible: ['update', 'delete'] as const }),
  };
}
