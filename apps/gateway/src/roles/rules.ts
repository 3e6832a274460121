import type { AbilityRule } from '@corridor/core';
import { asc, eq, inArray } from 'drizzle-orm';
import { forbidden, invalid } from '../app/refusals';
import type { Call } from '../call';
import { isUuid, type Transaction } from '../database';
import { roleTable as r } from '../session/table';
import { permissionTable as p, rolePermissionTable as rp } from './table';

/** All rules that roles give: their own, then those of their permissions. */
export async function rulesOfRoles(tx: Transaction, roleIds: readonly string[]): Promise<AbilityRule[]> {
  if (roleIds.length === 0) return [];
  const own = await tx
    .select({ rules: r.rules })
    .from(r)
    .where(inArray(r.id, [...roleIds]));
  const named = await tx
    .select({ rule: p.rule })
    .from(rp)
    .innerJoin(p, eq(p.id, rp.permissionId))
    .where(inArray(rp.roleId, [...roleIds]))
    .orderBy(asc(p.sort), asc(p.id));
  return [...own.flatMap(({ rules }) => rules), ...named.map(({ rule }) => rule)];
}

/** The rules of permissions. @throws Refusal at the path of one that is not there */
export async function rulesOfPermissions(tx: Transaction, ids: readonly string[]): Promise<AbilityRule[]> {
  const known = ids.filter(isUuid);
  const found = known.length === 0 ? [] : await tx.select().from(p).where(inArray(p.id, known));
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !there.has(id));
  if (missing !== -1) throw invalid([{ path: `permissionIds.${missing}`, reason: 'there is no such permission' }]);
  return found.map(({ rule }) => rule);
}

/** Refuses to grant what the caller may not do without condition. @throws Refusal */
export function refuseBeyondOwn({ principal }: Call, rules: readonly AbilityRule[], what: string): void {
  for (const { action, subject, inverted } of rules) {
    if (inverted) continue;
    for (const one of [action].flat()) {
      for (const of of [subject].flat()) {
        const [strongest] = principal.ability.rulesFor(one, of);
        const isFull = strongest && !strongest.inverted && !strongest.conditions && !strongest.fields;
        if (!isFull) throw forbidden(`grant ${one} on ${of} by the ${what} of`, 'role');
      }
    }
  }
}
