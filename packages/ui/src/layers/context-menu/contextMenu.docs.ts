import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const contextMenuDocs = partDocs({
  use: "The row menu under the other mouse button, for those who look for it there. The same actions stand in a visible menu. A shortcut to actions that stand elsewhere too, such as in the row's own menu: many people never press the other button.",
  does: ['Give it the same items as the visible menu of the row.'],
  donts: ['Make it the only way to an action.'],
  keyboard: 'The menu key or Shift F10 opens it at the focus; then as a menu.',
  tokens: ['surfaceRaised', 'shadow.raised', 'z.popover'],
});
