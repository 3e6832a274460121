import type { RoleDetail, RoleInput, RoleUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { constraintOf, createId, savepoint } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { conflict, duplicate } from '../../platform/refusals/refusals';
import { detailOf, getRole, knownRole, roleRecord } from './findRole';
import { keepRights, lockRights } from './keepRights';
import { refuseBeyondOwn, rulesOfPermissions, rulesOfRoles } from './rules';
import { roleListTable as r, rolePermissionTable as rp } from './table';

/** Adds a role. @throws Refusal for a name that is taken, or rules beyond the caller's own */
export async function createRole(call: Call, { permissionIds, ...about }: RoleInput): Promise<RoleDetail> {
  const { tx, now, principal } = call;
  refuseBeyondOwn(call, about.rules);
  const id = createId(now.getTime());
  await refuseTaken(call, () => tx.insert(r).values({ id, partnerId: principal.partnerId, ...about, createdAt: now }));
  await holdPermissions(call, id, permissionIds);
  refuseBeyondOwn(call, await rulesOfRoles(tx, [id]));
  await call.audit({ action: 'create', subject: 'role', subjectId: id, after: { ...about, permissionIds } });
  return getRole(call, id);
}

/** Changes a role; its users may do at once what it then says. @throws Refusal as for a new one, and for a role of one's own */
export async function updateRole(call: Call, id: string, { permissionIds, ...about }: RoleUpdate): Promise<RoleDetail> {
  const { tx, principal } = call;
  const stored = await roleRecord.lock(call, id);
  await lockRights(call);
  const known = await knownRole(call, stored);
  const before = await detailOf(call, known);
  const changesRights = about.rules !== undefined || permissionIds !== undefined;
  if (changesRights && principal.roles.includes(before.name)) throw conflict('refusals.ownRole');
  refuseBeyondOwn(call, known.allRules);
  if (about.rules) refuseBeyondOwn(call, about.rules);
  const changed = await keepRights(call, async () => {
    const hasChanges = Object.keys(about).length > 0;
    const row = hasChanges ? await refuseTaken(call, () => changeRow(tx, r, id, about)) : stored;
    if (permissionIds) await holdPermissions(call, id, permissionIds);
    refuseBeyondOwn(call, (await knownRole(call, row)).allRules);
    return row;
  });
  const changes = { ...about, ...(permissionIds ? { permissionIds } : {}) };
  const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in changes));
  await call.audit({ action: 'update', subject: 'role', subjectId: id, before: was, after: changes });
  return detailOf(call, await knownRole(call, changed));
}

/** Removes a role that no user has. @throws Refusal while one has it */
export async function deleteRole(call: Call, id: string): Promise<void> {
  const stored = await roleRecord.lock(call, id);
  await lockRights(call);
  const { name, userCount, allRules } = await knownRole(call, stored);
  refuseBeyondOwn(call, allRules);
  if (userCount > 0) throw conflict('refusals.roleBound');
  await call.tx.delete(r).where(eq(r.id, id));
  await call.audit({ action: 'delete', subject: 'role', subjectId: id, before: { name } });
}

async function holdPermissions(call: Call, roleId: string, permissionIds: readonly string[]): Promise<void> {
  const { tx, principal } = call;
  const ids = [...new Set(permissionIds)];
  for (const rule of await rulesOfPermissions(tx, ids)) refuseBeyondOwn(call, [rule]);
  await tx.delete(rp).where(eq(rp.roleId, roleId));
  const held = ids.map((permissionId) => ({ roleId, permissionId, partnerId: principal.partnerId }));
  if (held.length > 0) await tx.insert(rp).values(held);
}

async function refuseTaken<T>(call: Call, write: () => Promise<T>): Promise<T> {
  return savepoint(call.tx, write).catch((reason: unknown) => {
    throw constraintOf(reason) === 'role_name' ? duplicate('name', 'refusals.taken') : reason;
  });
}
