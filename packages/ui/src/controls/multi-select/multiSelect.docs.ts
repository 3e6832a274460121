import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const multiSelectDocs = partDocs({
  use: 'Several of a short known list: statuses, types, currencies in a filter. Several values out of a list that fits on screen. For a list to search in use `Combobox` with `multiple`.',
  does: ['Keep the list under some twenty; from there on `MultiCombobox`.'],
  donts: ['Use it where only one makes sense.'],
  keyboard: 'Arrows open and move, Space and Enter tick without closing, letters find, Escape closes.',
  tokens: ['surfaceRaised', 'primary.fill', 'z.popover'],
});
