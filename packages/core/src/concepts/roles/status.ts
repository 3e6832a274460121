/** Every action on a role, in the order that menus show them. @source spec §6 */
export const ROLE_ACTIONS = ['update', 'delete'] as const;

/** What can be done with a role, which is the name of its verb. */
export type RoleAction = (typeof ROLE_ACTIONS)[number];

/** The actions that a role allows: one that users have is not deleted. @source spec §6 */
export function roleActionsFor(userCount: number): RoleAction[] {
  return ROLE_ACTIONS.filter((action) => action !== 'delete' || userCount === 0);
}
