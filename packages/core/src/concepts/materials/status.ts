/** Every action on a material, in the order that menus show them. @source ours */
export const MATERIAL_ACTIONS = ['update', 'delete'] as const;

/** What can be done with a material, which is the name of its verb. */
export type MaterialAction = (typeof MATERIAL_ACTIONS)[number];

/** The actions that a material allows: it is deleted only if it was never linked. @source ours */
export function materialActionsFor(wasLinked: boolean): MaterialAction[] {
  return MATERIAL_ACTIONS.filter((action) => action !== 'delete' || !wasLinked);
}
