import { SERVICE_NAME } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import { policyTable } from '../../concepts/approval-policies/table';
import { loggedOf } from '../../concepts/approval-policies/writePolicy';
import { requestOf, turnOf } from '../../concepts/approvals/events';
import { approvalEventTable, approvalTable } from '../../concepts/approvals/table';
import { userRoleTable, userTable } from '../../concepts/session/table';
import type { Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import type { PastAct } from './PastAct';

/** Acts on users, on policies and on requests for approval. */
export async function peopleActs(tx: Transaction): Promise<PastAct[]> {
  return [...(await userActs(tx)), ...(await policyActs(tx)), ...(await approvalActs(tx))];
}

// Nobody created them: whoever had would be one hand with them, and could decide on none of their requests.
async function userActs(tx: Transaction): Promise<PastAct[]> {
  const users = await tx.select().from(userTable).orderBy(asc(userTable.id));
  const held = await tx.select().from(userRoleTable);
  return users.map(({ id, partnerId, username, name, createdAt: at }) => {
    const roleIds = held.flatMap(({ userId, roleId }) => (userId === id ? [roleId] : []));
    const after = { username, name, roleIds };
    return { partnerId, at, by: SERVICE_NAME, entry: { action: 'create', subject: 'user', subjectId: id, after } };
  });
}

async function policyActs(tx: Transaction): Promise<PastAct[]> {
  const policies = await tx.select().from(policyTable).orderBy(asc(policyTable.id));
  return policies.map((policy) => {
    const { id, partnerId, createdAt: at, createdBy: by } = policy;
    const after = loggedOf(policy);
    return { partnerId, at, by, entry: { action: 'create', subject: 'approval-policy', subjectId: id, after } };
  });
}

const TURNS = { refused: 'refuse', withdrawn: 'withdraw', expired: 'expire' } as const;

async function approvalActs(tx: Transaction): Promise<PastAct[]> {
  const { approvalId, at, id } = approvalEventTable;
  const rows = await tx
    .select({ event: approvalEventTable, approval: approvalTable })
    .from(approvalEventTable)
    .innerJoin(approvalTable, eq(approvalTable.id, approvalId))
    .orderBy(asc(at), asc(id));
  return rows.flatMap(({ event: { event, at: then, actorName, note }, approval }): PastAct[] => {
    const { partnerId, kind, amount, currency, requestId } = approval;
    const of = { partnerId, at: then, by: actorName ?? SERVICE_NAME };
    if (event === 'requested') {
      const asked = { id: approval.id, kind, amount: amount && currency ? wireMoney(amount, currency) : null };
      return [{ ...of, requestId, entry: requestOf(asked) }];
    }
    if (event !== 'refused' && event !== 'withdrawn' && event !== 'expired') return [];
    const after = event === 'expired' ? { status: event } : { status: event, reason: note };
    return [{ ...of, entry: turnOf({ id: approval.id, status: 'pending' }, TURNS[event], after) }];
  });
}
