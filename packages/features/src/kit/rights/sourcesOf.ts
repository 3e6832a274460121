import { type AbilityRule, type Permission, type RoleDetail, rightOfRule } from '@corridor/core';

/** What a right of a role comes from. */
export interface RightSources {
  /** Rules of the role's own allow it, at least in part. */
  readonly ownRule: boolean;
  /** Privileges of the role that allow it, at least in part. */
  readonly privileges: readonly Permission[];
}

/** What in a role allows a privilege, at least in part. */
export function sourcesOf(
  { rules, permissionIds }: Pick<RoleDetail, 'rules' | 'permissionIds'>,
  permissions: readonly Permission[],
  asked: AbilityRule,
): RightSources {
  const gives = (some: readonly AbilityRule[]) => rightOfRule(some, asked) !== 'no';
  return {
    ownRule: gives(rules),
    privileges: permissions.filter(({ id, rule }) => permissionIds.includes(id) && gives([rule])),
  };
}
