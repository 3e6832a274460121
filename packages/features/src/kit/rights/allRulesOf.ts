import type { AbilityRule, Permission, RoleDetail } from '@corridor/core';

/** All that a role says: its own rules, then those of the permissions that it holds. */
export function allRulesOf(
  { rules, permissionIds }: Pick<RoleDetail, 'rules' | 'permissionIds'>,
  permissions: readonly Permission[],
): readonly AbilityRule[] {
  return [...rules, ...permissions.filter(({ id }) => permissionIds.includes(id)).map(({ rule }) => rule)];
}
