import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const comboboxDocs = partDocs({
  use: 'One of many, found by typing: a country, a currency, a beneficiary; from `options` or looked up by `load`. `MultiCombobox` takes several. One value out of many: type to narrow, by name or code. Long lists draw only what is visible; with `load` the options come from elsewhere. `MultiCombobox` takes several.',
  does: [
    'Give `keywords` and a code as `value`, so that “DE” finds Germany.',
    'Hand the option of the value along with `load`.',
  ],
  donts: ['Use it for fewer than ten: that is a `Select`.'],
  keyboard:
    'Arrows open and move, Page Up and Page Down by ten, Enter takes, Escape closes, Tab takes what typing found.',
  tokens: ['surfaceRaised', 'surfaceActive', 'borderStrong', 'z.popover'],
});
