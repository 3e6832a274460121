import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const menuDocs = partDocs({
  use: 'Actions of a record or view that need not all be visible. With groups, submenus, ticks and choices. Actions that would crowd a row or header. Name what each does with a verb; keep what cannot be done visible and say why. To choose a value in a form use `Select`, for controls other than actions use `Popover`.',
  does: [
    'Say in `disabledReason` why something cannot be done.',
    'Put what destroys last, behind a line, with the danger tone.',
  ],
  donts: ['Put the one main action into it.', 'Choose a value with it: that is a `Select`.'],
  keyboard:
    'Enter, Space and arrow down open it; arrows, Home, End and letters move, arrow forward opens a submenu, Escape closes.',
  tokens: ['surfaceRaised', 'surfaceActive', 'tone.danger.text', 'z.popover'],
});
