import {
  type AbilityRule,
  enablement,
  type RoleReference,
  type User,
  type UserAction,
  type UserContract,
  userActionsFor,
  users,
} from '@corridor/core';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Call, Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { isUuid } from '../../platform/database';
import { declareCompletedListing, exactly, matching, recordBy, recordVerbs, within } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { notFound } from '../../platform/refusals/refusals';
import { type Acted, allowedActions } from '../../platform/resource';
import { isWithinOwn, rulesByRole } from '../roles';
import { type Invited, invitationAt, invitationsOf } from '../session/passwordLinks';
import { credentialTable as c, roleTable as r, userRoleTable as ur } from '../session/table';
import { type StoredUser, userListTable as u } from './table';

/** A user with what other tables know of it. */
interface KnownUser extends StoredUser, Invited {
  readonly roles: RoleReference[];
  readonly mustChangePassword: boolean;
  /** What all its roles say. */
  readonly rules: readonly AbilityRule[];
}

/** How users are found. */
export const userListing = declareCompletedListing<UserContract, StoredUser, KnownUser>({
  resource: users,
  id: u.id,
  partnerId: u.partnerId,
  sorts: {
    createdAt: [u.createdAt, ({ createdAt }) => createdAt.toISOString()],
    name: [u.nameKey, ({ nameKey }) => nameKey],
    username: [u.usernameKey, ({ usernameKey }) => usernameKey],
  },
  conditions: ({ search, status, roleId, createdAt }) => [
    matching(u.searchKey, u.id, search),
    inStatus(status),
    withRole(roleId),
    within(u.createdAt, createdAt),
  ],
  select: (tx, where) => tx.select().from(u).where(where),
  complete: withRoles,
  idOf: ({ id }) => id,
  toRow: toUser,
});

/** A user by its id. @throws Refusal when the caller's partner has none */
export const { get: getUser } = recordVerbs(userListing);

/** A user by its user name. @throws Refusal when the caller's partner has none */
export const getUserBy = recordBy(userListing, ({ username }) => [exactly(u.usernameKey, username.toLowerCase())]);

/** One stored user. */
export const userRecord = declareRecord<StoredUser>({
  segment: users.segment,
  table: u,
  select: (tx, where) => tx.select().from(u).where(where),
  storedOf: (stored) => stored,
});

/** A stored user as the wire shows it to another. */
export async function shownUser(call: Call, stored: StoredUser): Promise<User> {
  const [known] = await withRoles(call.tx, [stored]);
  if (!known) throw notFound('user');
  return toUser(known, call);
}

async function withRoles(tx: Transaction, stored: readonly StoredUser[]): Promise<KnownUser[]> {
  const ids = stored.map(({ id }) => id);
  if (ids.length === 0) return [];
  const bound = await tx
    .select({ userId: ur.userId, id: r.id, name: r.name, rules: r.rules })
    .from(ur)
    .innerJoin(r, eq(r.id, ur.roleId))
    .where(inArray(ur.userId, ids))
    .orderBy(asc(r.name));
  const easy = await tx.select({ userId: c.userId, easy: c.easy }).from(c).where(inArray(c.userId, ids));
  const rules = await rulesByRole(tx, bound);
  const invitedOf = await invitationsOf(tx, ids);
  return stored.map((user) => {
    const own = bound.filter(({ userId }) => userId === user.id);
    return {
      ...user,
      ...invitedOf(user.id),
      roles: own.map(({ id, name }) => ({ id, name })),
      rules: own.flatMap(({ id }) => rules.get(id) ?? []),
      mustChangePassword: easy.find(({ userId }) => userId === user.id)?.easy ?? false,
    };
  });
}

/** What decides which actions a user allows: its status and invitation, and who asks. Nobody touches somebody who may do more. */
export function actedOn(
  stored: StoredUser & Invited,
  rules: readonly AbilityRule[],
  caller: Asking,
): Acted<UserAction> {
  const isSelf = stored.id === caller.principal.userId;
  const possible =
    isSelf || isWithinOwn(caller, rules)
      ? userActionsFor(statusOf(stored), invitationAt(stored, caller.now), isSelf)
      : [];
  return { segment: 'user', stored, possible };
}

type Asking = Pick<Caller, 'principal' | 'now'>;

/** A known user as the wire shows it to another. */
function toUser({ rules, roles, mustChangePassword, ...stored }: KnownUser, caller: Asking): User {
  const { id, username, name, email, linkExpiresAt, confirmedAt, lastSeenAt, createdAt } = stored;
  return {
    id,
    username,
    name,
    email,
    status: statusOf(stored),
    roles,
    mustChangePassword,
    invitation: invitationAt(stored, caller.now),
    linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    allowedActions: allowedActions(caller.principal, actedOn(stored, rules, caller)),
  };
}

const statusOf = ({ enabled }: StoredUser) => enablement.code[enabled ? 'enabled' : 'disabled'];

function inStatus(status: UserContract['filter']['status'] | undefined): SQL | undefined {
  if (!status || status.length === 0) return undefined;
  return inArray(
    u.enabled,
    status.filter((code) => code !== enablement.code.initial).map((code) => code === enablement.code.enabled),
  );
}

function withRole(roleId: string | undefined): SQL | undefined {
  if (roleId === undefined) return undefined;
  if (!isUuid(roleId)) return sql`false`;
  return sql`${u.id} IN (SELECT user_id FROM user_role WHERE role_id = ${roleId})`;
}
