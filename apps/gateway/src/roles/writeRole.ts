import type { RoleDetail, RoleInput, RoleUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, duplicate } from '../app/refusals';
import type { Call } from '../call';
import { constraintOf, createId, savepoint } from '../database';
import { getRole, lockRole } from './findRole';
import { refuseBeyondOwn, rulesOfPermissions } from './rules';
import { roleListTable as r, rolePermissionTable as rp } from './table';

/** Adds a role. @throws Refusal for a name that is taken, or rules beyond the caller's own */
export async function createRole(call: Call, { permissionIds, ...about }: RoleInput): Promise<RoleDetail> {
  const { tx, now, principal } = call;
  refuseBeyondOwn(call, about.rules, 'rules');
  const id = createId(now.getTime());
  await refuseTaken(call, () => tx.insert(r).values({ id, partnerId: principal.partnerId, ...about, createdAt: now }));
  await holdPermissions(call, id, permissionIds);
  await call.audit({ action: 'create', subject: 'role', subjectId: id, after: { ...about, permissionIds } });
  return getRole(call, id);
}

/** Changes a role; its users may do at once what it then says. @throws Refusal as for a new one, and for a role of one's own */
export async function updateRole(call: Call, id: string, { permissionIds, ...about }: RoleUpdate): Promise<RoleDetail> {
  const { tx, principal } = call;
  const before = await lockRole(call, id);
  const changesRights = about.rules !== undefined || permissionIds !== undefined;
  if (changesRights && principal.roles.includes(before.name))
    throw conflict('Nobody changes what their own role allows');
  if (about.rules) refuseBeyondOwn(call, about.rules, 'rules');
  if (Object.keys(about).length > 0) await refuseTaken(call, () => tx.update(r).set(about).where(eq(r.id, id)));
  if (permissionIds) await holdPermissions(call, id, permissionIds);
  const changes = { ...about, ...(permissionIds ? { permissionIds } : {}) };
  const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in changes));
  await call.audit({ action: 'update', subject: 'role', subjectId: id, before: was, after: changes });
  return getRole(call, id);
}

/** Removes a role that no user has. @throws Refusal while one has it */
export async function deleteRole(call: Call, id: string): Promise<void> {
  const { name, userCount } = await lockRole(call, id);
  if (userCount > 0) throw conflict('This role is still bound to users');
  await call.tx.delete(r).where(eq(r.id, id));
  await call.audit({ action: 'delete', subject: 'role', subjectId: id, before: { name } });
}

async function holdPermissions(call: Call, roleId: string, permissionIds: readonly string[]): Promise<void> {
  const { tx, principal } = call;
  const ids = [...new Set(permissionIds)];
  refuseBeyondOwn(call, await rulesOfPermissions(tx, ids), 'permissions');
  await tx.delete(rp).where(eq(rp.roleId, roleId));
  const held = ids.map((permissionId) => ({ roleId, permissionId, partnerId: principal.partnerId }));
  if (held.length > 0) await tx.insert(rp).values(held);
}

async function refuseTaken(call: Call, write: () => Promise<unknown>): Promise<void> {
  await savepoint(call.tx, write).catch((reason: unknown) => {
    throw constraintOf(reason) === 'role_name' ? duplicate('name', 'is taken') : reason;
  });
}
