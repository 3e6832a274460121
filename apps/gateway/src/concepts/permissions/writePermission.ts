import type { Permission, PermissionInput, PermissionUpdate } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { constraintOf, createId, savepoint } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { conflict, duplicate } from '../../platform/refusals/refusals';
import { keepRights, lockRights, permissionTable as p, refuseBeyondOwn, rolePermissionTable as rp } from '../roles';
import { userRoleTable as ur } from '../session/table';
import { getPermission, permissionRecord, toPermission } from './listing';

/** Adds a permission. @throws Refusal for a name that its module has, or a rule beyond the caller's own */
export async function createPermission(call: Call, input: PermissionInput): Promise<Permission> {
  const { tx, now, principal } = call;
  refuseBeyondOwn(call, [input.rule]);
  const id = createId(now.getTime());
  await refuseTaken(call, () => tx.insert(p).values({ id, partnerId: principal.partnerId, ...input, createdAt: now }));
  await call.audit({ action: 'create', subject: 'permission', subjectId: id, after: { ...input } });
  return getPermission(call, id);
}

/** Changes a permission, and with it every role that holds it. @throws Refusal as for a new one */
export async function updatePermission(call: Call, id: string, changes: PermissionUpdate): Promise<Permission> {
  const before = await permissionRecord.lock(call, id);
  await lockRights(call);
  refuseBeyondOwn(call, [before.rule]);
  if (changes.rule) refuseBeyondOwn(call, [changes.rule]);
  if (Object.keys(changes).length === 0) return toPermission(before, call);
  if (changes.rule) await refuseOwn(call, id);
  const changed = await keepRights(call, () => refuseTaken(call, () => changeRow(call.tx, p, id, changes)));
  const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in changes));
  await call.audit({ action: 'update', subject: 'permission', subjectId: id, before: was, after: { ...changes } });
  return toPermission(changed, call);
}

/** Removes a permission; roles lose it with that. */
export async function deletePermission(call: Call, id: string): Promise<void> {
  const { privilegeName, moduleName, rule } = await permissionRecord.lock(call, id);
  await lockRights(call);
  refuseBeyondOwn(call, [rule]);
  await refuseOwn(call, id);
  await keepRights(call, () => call.tx.delete(p).where(eq(p.id, id)));
  const before = { privilegeName, moduleName };
  await call.audit({ action: 'delete', subject: 'permission', subjectId: id, before });
}

/** Refuses what one of the caller's own roles holds: nobody changes what that role allows, or forbids. */
async function refuseOwn({ tx, principal }: Call, id: string): Promise<void> {
  const held = await tx
    .select({ id: rp.permissionId })
    .from(rp)
    .innerJoin(ur, eq(ur.roleId, rp.roleId))
    .where(and(eq(rp.permissionId, id), eq(ur.userId, principal.userId)));
  if (held.length > 0) throw conflict('refusals.ownRole');
}

async function refuseTaken<T>(call: Call, write: () => Promise<T>): Promise<T> {
  return savepoint(call.tx, write).catch((reason: unknown) => {
    throw constraintOf(reason) === 'permission_name' ? duplicate('privilegeName', 'refusals.takenInModule') : reason;
  });
}
