import {
  type AbilityRule,
  type Role,
  type RoleAction,
  type RoleContract,
  rightOfRule,
  roleActionsFor,
  roles,
} from '@corridor/core';
import { count, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { declareCompletedListing, matching } from '../../platform/listing';
import { type Acted, allowedActions } from '../../platform/resource';
import { userRoleTable as ur } from '../session/table';
import { isWithinOwn, rulesByRole } from './rules';
import { permissionTable as p, roleListTable as r, type StoredRole } from './table';

/** A role with the number of its users. */
export interface KnownRole extends StoredRole {
  readonly userCount: number;
  readonly privilegeCount: number;
  /** Its own rules and those of its permissions. */
  readonly allRules: readonly AbilityRule[];
}

/** How roles are found. */
export const roleListing = declareCompletedListing<RoleContract, StoredRole, KnownRole>({
  resource: roles,
  id: r.id,
  partnerId: r.partnerId,
  sorts: {
    name: [r.nameKey, ({ nameKey }) => nameKey],
    createdAt: [r.createdAt, ({ createdAt }) => createdAt.toISOString()],
  },
  conditions: ({ search }) => [matching(r.searchKey, r.id, search)],
  select: (tx, where) => tx.select().from(r).where(where),
  complete: withRights,
  idOf: ({ id }) => id,
  toRow: toRole,
});

/** Stored roles with what other tables know of them. */
export async function withRights(tx: Transaction, stored: readonly StoredRole[]): Promise<KnownRole[]> {
  const ids = stored.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await tx
    .select({ roleId: ur.roleId, n: count() })
    .from(ur)
    .where(inArray(ur.roleId, ids))
    .groupBy(ur.roleId);
  const rules = await rulesByRole(tx, stored);
  const named = await tx
    .select({ rule: p.rule })
    .from(p)
    .where(eq(p.partnerId, stored[0]?.partnerId ?? ''));
  return stored.map((role) => {
    const allRules = rules.get(role.id) ?? [];
    return {
      ...role,
      userCount: counts.find(({ roleId }) => roleId === role.id)?.n ?? 0,
      privilegeCount: named.filter(({ rule }) => rightOfRule(allRules, rule) === 'full').length,
      allRules,
    };
  });
}

/** What decides which actions a role allows: who has it, and who asks. Nobody touches a role that allows more than their own. */
function actedOn(role: KnownRole, caller: Pick<Caller, 'principal'>): Acted<RoleAction> {
  const possible = isWithinOwn(caller, role.allRules) ? roleActionsFor(role.userCount) : [];
  return { segment: 'role', stored: role, possible };
}

/** A known role as lists show it to a user. */
export function toRole(role: KnownRole, caller: Pick<Caller, 'principal'>): Role {
  const { id, name, description, userCount, privilegeCount, createdAt } = role;
  const allowed = allowedActions(caller.principal, actedOn(role, caller));
  return {
    id,
    name,
    description,
    userCount,
    privilegeCount,
    createdAt: createdAt.toISOString(),
    allowedActions: allowed,
  };
}
