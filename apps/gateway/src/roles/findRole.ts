import type { RoleDetail } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { readRoles, toRole } from './listing';
import { roleListTable as r, rolePermissionTable as rp } from './table';

/** A role with its rules. @throws Refusal when the caller's partner has none of this id */
export async function getRole({ tx }: Call, id: string): Promise<RoleDetail> {
  const [known] = await readRoles(tx, { where: eq(r.id, id) });
  if (!known) throw notFound('role');
  const held = await tx.select().from(rp).where(eq(rp.roleId, id)).orderBy(asc(rp.permissionId));
  return { ...toRole(known), rules: known.rules, permissionIds: held.map(({ permissionId }) => permissionId) };
}

/** The role under a lock until the transaction ends. @throws Refusal when there is none */
export async function lockRole(call: Call, id: string): Promise<RoleDetail> {
  await call.tx.select({ id: r.id }).from(r).where(eq(r.id, id)).for('no key update');
  return getRole(call, id);
}
