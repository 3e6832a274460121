import { type UserAction, userActionsFor } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { conflict } from '../../platform/refusals/refusals';
import { requireAllowed } from '../../platform/resource';
import { lockRights, refuseBeyondOwn, rulesOfRoles } from '../roles';
import { type Invited, invitationsOf } from '../session/passwordLinks';
import { userRoleTable as ur } from '../session/table';
import { actedOn, userRecord } from './listing';
import type { StoredUser } from './table';

/** A user whose row is locked, with where its invitation is. */
type LockedUser = StoredUser & Invited;

/** Why nobody does this to their own account. */
function ownReason(action: UserAction) {
  if (action === 'bindRoles') return 'refusals.ownRoles';
  if (action === 'delete') return 'refusals.ownUserDeleted';
  return action === 'disable' ? 'refusals.ownUserDisabled' : 'refusals.ownAccount';
}

/** A stored user as it is invited, that the caller may do this to, locked until the transaction ends. @throws Refusal when there is none, or the caller may not */
export async function lockUser(call: Call, id: string, action: UserAction): Promise<LockedUser> {
  const { tx, principal } = call;
  const stored = await userRecord.lock(call, id);
  const isSelf = id === principal.userId;
  if (isSelf && !userActionsFor(1, 'accepted', true).includes(action)) throw conflict(ownReason(action));
  if (action === 'enable' && stored.enabled) throw conflict('refusals.userEnabled');
  if (action === 'disable' && !stored.enabled) throw conflict('refusals.userDisabled');
  await lockRights(call);
  const bound = await tx.select({ id: ur.roleId }).from(ur).where(eq(ur.userId, id));
  const rules = await rulesOfRoles(
    tx,
    bound.map(({ id: roleId }) => roleId),
  );
  if (!isSelf) refuseBeyondOwn(call, rules);
  const locked = { ...stored, ...(await invitationsOf(tx, [id]))(id) };
  requireAllowed(actedOn(locked, rules, call), action, stored.enabled ? 'enabled' : 'disabled');
  return locked;
}
