import { type Enablement, nextEnablement } from '../../reference/enumeration';

/** Every action on a shop, in the order that menus show them. @source ours */
export const SHOP_ACTIONS = ['update', 'enable', 'disable', 'delete'] as const;

/** What can be done with a shop, which is the name of its verb or call. */
export type ShopAction = (typeof SHOP_ACTIONS)[number];

/** The actions that a status allows: only a shop that was never switched on or off is deleted. @source spec §3 "Status" */
export function shopActionsFor(status: Enablement): ShopAction[] {
  return SHOP_ACTIONS.filter((action) => {
    if (action === 'enable' || action === 'disable') return nextEnablement(status, action) !== null;
    return action !== 'delete' || status === 0;
  });
}
