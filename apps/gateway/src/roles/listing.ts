import type { Role, RoleContract } from '@corridor/core';
import { count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database';
import { countRows, type Listing, matching } from '../listing';
import type { Slice } from '../listing/Listing';
import { userRoleTable as ur } from '../session/table';
import { roleListTable as r, type StoredRole } from './table';

/** A role with the number of its users. */
export interface KnownRole extends StoredRole {
  readonly userCount: number;
}

/** How roles are found. */
export const roleListing: Listing<RoleContract, KnownRole> = {
  id: r.id,
  sorts: { name: r.nameKey, createdAt: r.createdAt },
  defaultSort: { field: 'name', direction: 'asc' },
  conditions: ({ search }, { principal }) => [
    eq(r.partnerId, principal.partnerId),
    matching(r.searchKey, r.id, search),
  ],
  read: readRoles,
  count: (tx, _filter, _caller, where) => countRows(tx, r, where),
  idOf: ({ id }) => id,
  sortValueOf: ({ nameKey, createdAt }, field) => ({ name: nameKey, createdAt: createdAt.toISOString() })[field],
  toRow: () => toRole,
};

/** Roles under a condition, with the number of their users. */
export async function readRoles(
  tx: Transaction,
  { where, orderBy = [], limit = 1, offset = 0 }: Partial<Slice>,
): Promise<KnownRole[]> {
  const roles = await tx
    .select()
    .from(r)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const ids = roles.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await tx
    .select({ roleId: ur.roleId, n: count() })
    .from(ur)
    .where(inArray(ur.roleId, ids))
    .groupBy(ur.roleId);
  return roles.map((role) => ({ ...role, userCount: counts.find(({ roleId }) => roleId === role.id)?.n ?? 0 }));
}

/** A known role as lists show it. */
export function toRole({ id, name, description, userCount, createdAt }: KnownRole): Role {
  return { id, name, description, userCount, createdAt: createdAt.toISOString() };
}
