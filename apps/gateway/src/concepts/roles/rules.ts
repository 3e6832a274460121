import type { AbilityRule } from '@corridor/core';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid, type Transaction } from '../../platform/database';
import { beyondOwn, invalid } from '../../platform/refusals/refusals';
import { abilityOf } from '../session/abilityOf';
import { roleTable as r } from '../session/table';
import { beyondRights } from './beyondRights';
import { permissionTable as p, rolePermissionTable as rp, type StoredRole } from './table';

/** All rules that roles give a user who has them, as every call of that user knows them: role by role, each one's own before those of its permissions. */
export async function rulesOfRoles(tx: Transaction, roleIds: readonly string[]): Promise<AbilityRule[]> {
  if (roleIds.length === 0) return [];
  const roles = await tx
    .select({ id: r.id, rules: r.rules })
    .from(r)
    .where(inArray(r.id, [...roleIds]))
    .orderBy(asc(r.name));
  const rules = await rulesByRole(tx, roles);
  return roles.flatMap(({ id }) => rules.get(id) ?? []);
}

/** The rules of permissions. @throws Refusal at the path of one that is not there */
export async function rulesOfPermissions(tx: Transaction, ids: readonly string[]): Promise<AbilityRule[]> {
  const known = ids.filter(isUuid);
  const found = known.length === 0 ? [] : await tx.select().from(p).where(inArray(p.id, known));
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !there.has(id));
  if (missing !== -1) throw invalid([{ path: `permissionIds.${missing}`, reason: 'refusals.unknownPermission' }]);
  return found.map(({ rule }) => rule);
}

/** Rules of each of some stored roles: its own, then those of its permissions. */
export async function rulesByRole(
  tx: Transaction,
  roles: readonly Pick<StoredRole, 'id' | 'rules'>[],
): Promise<Map<string, AbilityRule[]>> {
  const ids = [...new Set(roles.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const held = await tx
    .select({ roleId: rp.roleId, rule: p.rule })
    .from(rp)
    .innerJoin(p, eq(p.id, rp.permissionId))
    .where(inArray(rp.roleId, ids))
    .orderBy(asc(p.sort), asc(p.id));
  const heldBy = (id: string) => held.filter(({ roleId }) => roleId === id).map(({ rule }) => rule);
  return new Map(roles.map(({ id, rules }) => [id, [...rules, ...heldBy(id)]]));
}

/** Returns true if the caller may do all that rules allow, exclusions and conditions considered. */
export function isWithinOwn({ principal }: Pick<Call, 'principal'>, rules: readonly AbilityRule[]): boolean {
  return beyondRights(abilityOf(rules), [principal.ability]) === null;
}

/** Refuses to touch or to give rights that the caller does not have. @throws Refusal */
export function refuseBeyondOwn(caller: Pick<Call, 'principal'>, rules: readonly AbilityRule[]): void {
  if (!isWithinOwn(caller, rules)) throw beyondOwn();
}
