import type { User, UserInput, UserUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, savepoint } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { keepRights } from '../roles';
import { credentialTable } from '../session/table';
import { giveRoles } from './bindRoles';
import { getUser, shownUser } from './listing';
import { lockUser } from './lockUser';
import { firstPassword } from './password';
import { userListTable as u } from './table';
import { refuseTaken } from './taken';

/** Adds a user with a first password and roles. @throws Refusal for a name that is taken, or roles beyond the caller's own */
export async function createUser(call: Call, { password, roleIds, ...about }: UserInput): Promise<User> {
  const { tx, now, principal } = call;
  const credential = await firstPassword(call, password, about.username);
  const id = createId(now.getTime());
  const { partnerId } = principal;
  const creators = [...principal.creators, principal.userId];
  await keepRights(call, async () => {
    await refuseTaken(() =>
      savepoint(tx, () => tx.insert(u).values({ id, partnerId, ...about, creators, createdAt: now })),
    );
    await tx.insert(credentialTable).values({ userId: id, partnerId, ...credential });
    await giveRoles(call, id, roleIds);
  });
  const user = await getUser(call, id);
  const roles = user.roles.map(({ name }) => name);
  await call.audit({ action: 'create', subject: 'user', subjectId: id, after: { ...about, roles } });
  return user;
}

/** Changes a user's names and email. @throws Refusal for a name that is taken */
export async function updateUser(call: Call, id: string, changes: UserUpdate): Promise<User> {
  const stored = await lockUser(call, id, 'update');
  if (Object.keys(changes).length === 0) return shownUser(call, stored);
  const changed = await refuseTaken(() => savepoint(call.tx, () => changeRow(call.tx, u, id, changes)));
  const before = Object.fromEntries(Object.entries(stored).filter(([name]) => name in changes));
  await call.audit({ action: 'update', subject: 'user', subjectId: id, before, after: { ...changes } });
  return shownUser(call, changed);
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
