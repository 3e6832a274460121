import type { User, UserInput, UserUpdate } from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, savepoint } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { invalid } from '../../platform/refusals/refusals';
import { keepRights } from '../roles';
import { keepEmailChange, refuseKept } from '../session/emailChange';
import { mailPasswordLink } from '../session/passwordLinks';
import { giveRoles } from './bindRoles';
import { getUser, shownUser } from './listing';
import { lockUser } from './lockUser';
import { type StoredUser, userListTable as u } from './table';
import { refuseTaken } from './taken';

/** Invites a user, with roles, by a mail. @throws Refusal for a name that is taken, or roles beyond the caller's own */
export async function createUser(call: Call, { linkMinutes, roleIds, ...about }: UserInput): Promise<User> {
  const { tx, now, principal } = call;
  const id = createId(now.getTime());
  const { partnerId } = principal;
  const invited = { invitedBy: principal.userId, invitedAt: now };
  await refuseKept(tx, about.email, id, now);
  await keepRights(call, async () => {
    await refuseTaken(() =>
      savepoint(tx, () => tx.insert(u).values({ id, partnerId, ...about, ...invited, createdAt: now })),
    );
    await giveRoles(call, id, roleIds);
  });
  await mailPasswordLink(call, { id, partnerId, ...about }, 'invitation', linkMinutes);
  const user = await getUser(call, id);
  const roles = user.roles.map(({ name }) => name);
  await call.audit({ action: 'create', subject: 'user', subjectId: id, after: { ...about, roles } });
  return user;
}

/** Changes a user's names and email. @throws Refusal for a name that is taken */
export async function updateUser(call: Call, id: string, changes: UserUpdate): Promise<User> {
  const stored = await lockUser(call, id, 'update');
  if (Object.keys(changes).length === 0) return shownUser(call, stored);
  const { email = stored.email } = changes;
  if (email !== stored.email && id === call.principal.userId)
    throw invalid([{ path: 'email', reason: 'refusals.ownEmail' }]);
  const isMoved = email !== stored.email;
  const isInvited = !stored.isAccepted;
  const columns = {
    ...changes,
    ...(isMoved && { confirmedAt: null }),
    ...(isMoved && isInvited && { invitedBy: call.principal.userId, invitedAt: call.now }),
  };
  const changed = await refuseTaken(() => savepoint(call.tx, () => changeRow(call.tx, u, id, columns)));
  const before = Object.fromEntries(Object.entries(stored).filter(([name]) => name in changes));
  await call.audit({ action: 'update', subject: 'user', subjectId: id, before, after: { ...changes } });
  if (isMoved && isInvited) await inviteElsewhere(call, changed);
  else if (isMoved) await handOver(call, stored, email);
  return shownUser(call, changed);
}

/** Nobody has ever come by the old address, which may be a stranger's: the invitation goes to the new one alone. */
async function inviteElsewhere(call: Call, changed: StoredUser): Promise<void> {
  await refuseKept(call.tx, changed.email, changed.id, call.now);
  await mailPasswordLink(call, changed, 'invitation');
}

/** Ends what the old address opened, and tells both of the change. */
async function handOver(call: Call, stored: StoredUser, newEmail: string): Promise<void> {
  const { tx, services, principal, now } = call;
  await refuseKept(tx, newEmail, stored.id, now);
  await tx.execute(sql`SELECT corridor_end_sessions(${stored.id})`);
  const changed = { user: stored, oldEmail: stored.email, newEmail, by: principal };
  call.afterCommit(await keepEmailChange(tx, services, changed, now));
}

/** Removes a user; its sessions end with it, its actions stay in the log. @throws Refusal for oneself */
export async function deleteUser(call: Call, id: string): Promise<void> {
  const { username, name } = await lockUser(call, id, 'delete');
  await keepRights(call, () => call.tx.delete(u).where(eq(u.id, id)));
  await call.audit({ action: 'delete', subject: 'user', subjectId: id, before: { username, name } });
}

/** Makes the call that lets a user in or keeps it out from this moment on. */
export function setEnabled(enabled: boolean) {
  return async (call: Call, id: string): Promise<User> => {
    const action = enabled ? 'enable' : 'disable';
    const stored = await lockUser(call, id, action);
    await keepRights(call, () => call.tx.update(u).set({ enabled }).where(eq(u.id, id)));
    await call.audit({
      action,
      subject: 'user',
      subjectId: id,
      before: { enabled: stored.enabled },
      after: { enabled },
    });
    return shownUser(call, { ...stored, enabled });
  };
}
