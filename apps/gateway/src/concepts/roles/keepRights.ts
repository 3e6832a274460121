import type { MongoAbility } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import { asc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { beyondOwn, conflict } from '../../platform/refusals/refusals';
import { abilityOf } from '../session/abilityOf';
import { colleagueOf } from '../session/colleagueOf';
import { roleTable as r, userTable as u, userRoleTable as ur } from '../session/table';
import { beyondRights } from './beyondRights';
import { rulesByRole } from './rules';

/** What a user may do, whether it is let in or not. */
interface Rights {
  readonly enabled: boolean;
  readonly ability: MongoAbility;
}

const EVERYTHING: readonly AbilityRule[] = [{ action: 'manage', subject: 'all' }];

/**
 * Lets one transaction of a partner at a time write users, roles and permissions, so that each judges what the one before left.
 * @throws Refusal where that one took from the caller what it was let in with
 */
export async function lockRights({ tx, principal }: Call): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('rights:' || ${principal.partnerId}, 0))`);
  // The caller was known before the lock.
  const now = (await colleagueOf(tx, principal.userId))?.principal;
  if (now && JSON.stringify(now.rules) === JSON.stringify(principal.rules)) return;
  if (!now || beyondRights(principal.ability, [now.ability])) throw conflict('refusals.changedMeanwhile');
}

/**
 * Does a write that may change what users may do. Whatever it gives to anybody or takes from anybody is the caller's own right, and
 * a partner's last administrator stays. @throws Refusal for any other
 */
export async function keepRights<T>(call: Call, write: () => Promise<T>): Promise<T> {
  await lockRights(call);
  const before = await rightsOfUsers(call);
  const written = await write();
  const after = await rightsOfUsers(call);
  const own = call.principal.ability;
  for (const [userId, { ability: now }] of after) {
    const was = before.get(userId)?.ability ?? abilityOf([]);
    if (was === now) continue;
    if (beyondRights(now, [own, was]) || beyondRights(was, [own, now])) throw beyondOwn();
  }
  if (hasAdministrator(before) && !hasAdministrator(after)) throw conflict('refusals.lastAdministrator');
  return written;
}

function hasAdministrator(users: ReadonlyMap<string, Rights>): boolean {
  const everything = abilityOf(EVERYTHING);
  return [...users.values()].some(({ enabled, ability }) => enabled && !beyondRights(everything, [ability]));
}

/** What all users of the caller's partner may do. */
async function rightsOfUsers({ tx, principal }: Call): Promise<Map<string, Rights>> {
  const users = await tx
    .select({ id: u.id, enabled: u.enabled, roleId: r.id })
    .from(u)
    .leftJoin(ur, eq(ur.userId, u.id))
    .leftJoin(r, eq(r.id, ur.roleId))
    .where(eq(u.partnerId, principal.partnerId))
    .orderBy(asc(r.name));
  const roles = await tx.select().from(r).where(eq(r.partnerId, principal.partnerId));
  const rules = await rulesByRole(tx, roles);
  const known = new Map<string, { enabled: boolean; roleIds: string[] }>();
  for (const { id, enabled, roleId } of users) {
    const user = known.get(id) ?? { enabled, roleIds: [] };
    if (roleId !== null) user.roleIds.push(roleId);
    known.set(id, user);
  }
  const abilityIn = (roleIds: readonly string[]) => abilityOf(roleIds.flatMap((id) => rules.get(id) ?? []));
  return new Map([...known].map(([id, { enabled, roleIds }]) => [id, { enabled, ability: abilityIn(roleIds) }]));
}
