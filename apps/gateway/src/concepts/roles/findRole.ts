import type { RoleDetail } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { declareRecord } from '../../platform/records';
import { notFound } from '../../platform/refusals/refusals';
import { type KnownRole, toRole, withRights } from './listing';
import { roleListTable as r, rolePermissionTable as rp, type StoredRole } from './table';

/** A role with its rules. @throws Refusal when the caller's partner has none of this id */
export async function getRole(call: Call, id: string): Promise<RoleDetail> {
  return detailOf(call, await knownRole(call, await roleRecord.find(call, id)));
}

/** One stored role. */
export const roleRecord = declareRecord<StoredRole>({
  segment: 'role',
  table: r,
  select: (tx, where) => tx.select().from(r).where(where),
  storedOf: (stored) => stored,
});

/** A stored role with what other tables know of it. */
export async function knownRole({ tx }: Call, stored: StoredRole): Promise<KnownRole> {
  const [known] = await withRights(tx, [stored]);
  if (!known) throw notFound('role');
  return known;
}

/** The whole record of a known role. */
export async function detailOf(call: Call, known: KnownRole): Promise<RoleDetail> {
  const held = await call.tx.select().from(rp).where(eq(rp.roleId, known.id)).orderBy(asc(rp.permissionId));
  return { ...toRole(known, call), rules: known.rules, permissionIds: held.map(({ permissionId }) => permissionId) };
}
