import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { invalid } from '../../platform/refusals/refusals';
import { colleagueOf } from '../session/colleagueOf';
import { userTable as u } from '../session/table';
import type { StoredPolicy } from './table';

/** Refuses a policy that the other users of the partner cannot serve, so that nothing waits for people who are not there. @throws Refusal */
export async function requireApprovers(call: Call, { approvers, roleId }: StoredPolicy): Promise<void> {
  const { tx, principal } = call;
  const users = await tx.select({ id: u.id }).from(u).where(eq(u.partnerId, principal.partnerId));
  let found = 0;
  for (const { id } of users) {
    if (id === principal.userId) continue;
    const colleague = await colleagueOf(tx, id);
    if (!colleague?.principal.ability.can('approve', 'approval')) continue;
    if (roleId === null || colleague.roleIds.includes(roleId)) found += 1;
    if (found >= approvers) return;
  }
  throw invalid([{ path: 'approvers', reason: 'refusals.tooFewApprovers' }]);
}
