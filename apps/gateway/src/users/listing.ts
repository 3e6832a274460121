import { enablement, type RoleReference, type User, type UserContract } from '@corridor/core';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database';
import { isUuid } from '../database';
import { countRows, type Listing, matching, within } from '../listing';
import type { Slice } from '../listing/Listing';
import { credentialTable as c, roleTable as r, userRoleTable as ur } from '../session/table';
import { type StoredUser, userListTable as u } from './table';

/** A user with what other tables know of it. */
export interface KnownUser extends StoredUser {
  readonly roles: RoleReference[];
  readonly mustChangePassword: boolean;
}

/** How users are found. */
export const userListing: Listing<UserContract, KnownUser> = {
  id: u.id,
  sorts: { createdAt: u.createdAt, name: u.nameKey, username: u.usernameKey },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, status, roleId, createdAt }, { principal }) => [
    eq(u.partnerId, principal.partnerId),
    matching(u.searchKey, u.id, search),
    inStatus(status),
    withRole(roleId),
    within(u.createdAt, createdAt),
  ],
  read: readUsers,
  count: (tx, _filter, _caller, where) => countRows(tx, u, where),
  idOf: ({ id }) => id,
  sortValueOf: ({ createdAt, nameKey, usernameKey }, field) =>
    ({ createdAt: createdAt.toISOString(), name: nameKey, username: usernameKey })[field],
  toRow: () => toUser,
};

/** Users under a condition, with their roles. */
export async function readUsers(
  tx: Transaction,
  { where, orderBy = [], limit = 1, offset = 0 }: Partial<Slice>,
): Promise<KnownUser[]> {
  const users = await tx
    .select()
    .from(u)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const ids = users.map(({ id }) => id);
  if (ids.length === 0) return [];
  const bound = await tx
    .select({ userId: ur.userId, id: r.id, name: r.name })
    .from(ur)
    .innerJoin(r, eq(r.id, ur.roleId))
    .where(inArray(ur.userId, ids))
    .orderBy(asc(r.name));
  const easy = await tx.select({ userId: c.userId, easy: c.easy }).from(c).where(inArray(c.userId, ids));
  return users.map((user) => ({
    ...user,
    roles: bound.filter(({ userId }) => userId === user.id).map(({ id, name }) => ({ id, name })),
    mustChangePassword: easy.find(({ userId }) => userId === user.id)?.easy ?? false,
  }));
}

/** A known user as the wire has it. */
export function toUser({ id, username, name, email, enabled, roles, mustChangePassword, createdAt }: KnownUser): User {
  const status = enabled ? enablement.code.enabled : enablement.code.disabled;
  return { id, username, name, email, status, roles, mustChangePassword, createdAt: createdAt.toISOString() };
}

function inStatus(status: UserContract['filter']['status'] | undefined): SQL | undefined {
  if (!status || status.length === 0) return undefined;
  return inArray(
    u.enabled,
    status.filter((code) => code !== enablement.code.initial).map((code) => code === enablement.code.enabled),
  );
}

function withRole(roleId: readonly string[] | undefined): SQL | undefined {
  if (!roleId || roleId.length === 0) return undefined;
  const ids = roleId.filter(isUuid);
  if (ids.length === 0) return sql`false`;
  return sql`${u.id} IN (SELECT user_id FROM user_role WHERE ${inArray(ur.roleId, ids)})`;
}
