import type { Permission, PermissionContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { countRows, exactly, type Listing, matching } from '../listing';
import { permissionTable as p, type StoredPermission } from '../roles';

/** How permissions are found. */
export const permissionListing: Listing<PermissionContract, StoredPermission> = {
  id: p.id,
  sorts: { sort: p.sort, privilegeName: p.privilegeKey, moduleName: p.moduleKey, createdAt: p.createdAt },
  defaultSort: { field: 'sort', direction: 'asc' },
  conditions: ({ search, moduleName }, { principal }) => [
    eq(p.partnerId, principal.partnerId),
    matching(p.searchKey, p.id, search),
    exactly(p.moduleName, moduleName),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(p)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, p, where),
  idOf: ({ id }) => id,
  sortValueOf: ({ sort, privilegeKey, moduleKey, createdAt }, field) =>
    ({ sort, privilegeName: privilegeKey, moduleName: moduleKey, createdAt: createdAt.toISOString() })[field],
  toRow: () => toPermission,
};

/** A stored permission as the wire has it. */
export function toPermission({ createdAt, ...stored }: StoredPermission): Permission {
  const { id, privilegeName, moduleName, sort, rule } = stored;
  return { id, privilegeName, moduleName, sort, rule, createdAt: createdAt.toISOString() };
}
