import type { User } from '@corridor/core';
import { eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { invalid } from '../../platform/refusals/refusals';
import { keepRights, refuseBeyondOwn, rulesOfRoles } from '../roles';
import { roleTable, userRoleTable } from '../session/table';
import { shownUser } from './listing';
import { lockUser } from './lockUser';

/** Gives a user exactly these roles. @throws Refusal for a role that is not there or allows more than the caller may */
export async function bindRoles(call: Call, id: string, { roleIds }: { roleIds: string[] }): Promise<User> {
  const stored = await lockUser(call, id, 'bindRoles');
  const before = (await shownUser(call, stored)).roles.map(({ name }) => name);
  await keepRights(call, () => giveRoles(call, id, roleIds));
  const user = await shownUser(call, stored);
  const after = { roles: user.roles.map(({ name }) => name) };
  await call.audit({ action: 'bindRoles', subject: 'user', subjectId: id, before: { roles: before }, after });
  return user;
}

/** Puts roles in the place of those that a user has. */
export async function giveRoles(call: Call, userId: string, roleIds: readonly string[]): Promise<void> {
  const ids = [...new Set(roleIds)];
  const unknown = (index: number) => invalid([{ path: `roleIds.${index}`, reason: 'refusals.unknownRole' }]);
  ids.forEach((id, index) => {
    if (!isUuid(id)) throw unknown(index);
  });
  const { tx, principal } = call;
  const found =
    ids.length === 0 ? [] : await tx.select({ id: roleTable.id }).from(roleTable).where(inArray(roleTable.id, ids));
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !there.has(id));
  if (missing !== -1) throw unknown(missing);
  refuseBeyondOwn(call, await rulesOfRoles(tx, ids));
  await tx.delete(userRoleTable).where(eq(userRoleTable.userId, userId));
  if (ids.length > 0)
    await tx.insert(userRoleTable).values(ids.map((roleId) => ({ userId, roleId, partnerId: principal.partnerId })));
}
