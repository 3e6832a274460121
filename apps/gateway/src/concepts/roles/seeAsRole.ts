import { eq } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import { type Database, isUuid } from '../../platform/database';
import { forbidden, notFound } from '../../platform/refusals/refusals';
import { abilityOf } from '../session/abilityOf';
import { roleTable as r } from '../session/table';
import { isWithinOwn, rulesOfRoles } from './rules';

/**
 * The caller as somebody who has one role alone, to look and not to change. Nobody sees more that way: only who may read roles
 * does, and only with a role within their own rights. @throws Refusal for any other
 */
export async function seeAsRole(db: Database, principal: Principal, roleId: string): Promise<Principal> {
  if (!principal.ability.can('read', 'role')) throw forbidden('see as', 'role');
  if (!isUuid(roleId)) throw notFound('role');
  const { partnerId, userId } = principal;
  const scope = { kind: 'tenant', partnerId, userId } as const;
  return db.transaction(
    scope,
    async (tx) => {
      const [role] = await tx.select({ name: r.name }).from(r).where(eq(r.id, roleId));
      if (!role) throw notFound('role');
      const rules = await rulesOfRoles(tx, [roleId]);
      if (!isWithinOwn({ principal }, rules)) throw forbidden('see as', 'role');
      return { ...principal, roles: [role.name], rules, ability: abilityOf(rules), readOnly: true };
    },
    { readOnly: true },
  );
}
