import { type Enablement, enablement } from '../../reference/enumeration';
import type { UserInvitation } from './enums';

/** Every action on a user, in the order that menus show them. @source spec §6 */
export const USER_ACTIONS = [
  'update',
  'bindRoles',
  'resetPassword',
  'endSessions',
  'enable',
  'disable',
  'delete',
] as const;

/** What can be done with a user, which is the name of its verb or call. */
export type UserAction = (typeof USER_ACTIONS)[number];

/** The actions that a status and an invitation allow. Of themselves people change no more than their name and email, so that nobody is locked out. @source ours */
export function userActionsFor(status: Enablement, invitation: UserInvitation, isSelf: boolean): UserAction[] {
  if (isSelf) return ['update'];
  const isEnabled = status === enablement.code.enabled;
  const impossible: readonly UserAction[] = [
    isEnabled ? 'enable' : 'disable',
    ...(invitation === 'accepted' ? [] : (['endSessions'] as const)),
  ];
  return USER_ACTIONS.filter((action) => !impossible.includes(action));
}
