import { type Enablement, nextEnablement } from '../../reference/enumeration';

/** Every action on a virtual account, in the order that menus show them. @source ours */
export const VIRTUAL_ACCOUNT_ACTIONS = ['update', 'enable', 'disable'] as const;

/** What can be done with a virtual account, which is the name of its verb or call. */
export type VirtualAccountAction = (typeof VIRTUAL_ACCOUNT_ACTIONS)[number];

/** The actions that a status allows. @source spec §3 "Status" */
export function virtualAccountActionsFor(status: Enablement): VirtualAccountAction[] {
  return VIRTUAL_ACCOUNT_ACTIONS.filter((action) => action === 'update' || nextEnablement(status, action) !== null);
}
