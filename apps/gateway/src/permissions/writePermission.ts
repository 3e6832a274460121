import type { Permission, PermissionInput, PermissionUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { duplicate, notFound } from '../app/refusals';
import type { Call } from '../call';
import { constraintOf, createId, savepoint } from '../database';
import { permissionTable as p, refuseBeyondOwn } from '../roles';
import { toPermission } from './listing';

/** A permission by its id. @throws Refusal when the caller's partner has none */
export async function getPermission({ tx }: Call, id: string): Promise<Permission> {
  const [stored] = await tx.select().from(p).where(eq(p.id, id));
  if (!stored) throw notFound('permission');
  return toPermission(stored);
}

/** Adds a permission. @throws Refusal for a name that its module has, or a rule beyond the caller's own */
export async function createPermission(call: Call, input: PermissionInput): Promise<Permission> {
  const { tx, now, principal } = call;
  refuseBeyondOwn(call, [input.rule], 'rule');
  const id = createId(now.getTime());
  await refuseTaken(call, () => tx.insert(p).values({ id, partnerId: principal.partnerId, ...input, createdAt: now }));
  await call.audit({ action: 'create', subject: 'permission', subjectId: id, after: { ...input } });
  return getPermission(call, id);
}

/** Changes a permission, and with it every role that holds it. @throws Refusal as for a new one */
export async function updatePermission(call: Call, id: string, changes: PermissionUpdate): Promise<Permission> {
  const before = await getPermission(call, id);
  if (changes.rule) refuseBeyondOwn(call, [changes.rule], 'rule');
  if (Object.keys(changes).length === 0) return before;
  await refuseTaken(call, () => call.tx.update(p).set(changes).where(eq(p.id, id)));
  const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in changes));
  await call.audit({ action: 'update', subject: 'permission', subjectId: id, before: was, after: { ...changes } });
  return getPermission(call, id);
}

/** Removes a permission; roles lose it with that. */
export async function deletePermission(call: Call, id: string): Promise<void> {
  const { privilegeName, moduleName } = await getPermission(call, id);
  await call.tx.delete(p).where(eq(p.id, id));
  const before = { privilegeName, moduleName };
  await call.audit({ action: 'delete', subject: 'permission', subjectId: id, before });
}

async function refuseTaken(call: Call, write: () => Promise<unknown>): Promise<void> {
  await savepoint(call.tx, write).catch((reason: unknown) => {
    throw constraintOf(reason) === 'permission_name' ? duplicate('privilegeName', 'is taken in this module') : reason;
  });
}
