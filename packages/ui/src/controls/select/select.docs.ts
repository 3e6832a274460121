import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const selectDocs = partDocs({
  use: 'One of five to some twenty known values. One value out of a short list. It behaves as the native select does: typing jumps, arrows open, Tab takes the active option along. Use `Combobox` above some fifteen options, radios for two or three that deserve to be seen at once.',
  does: ['Order by use or by alphabet, and put them in groups from ten on.'],
  donts: ['Offer a value that cannot be taken without saying why in its description.'],
  keyboard:
    'As a native select: letters find even while it is closed, arrows open and move, Enter takes, Escape closes.',
  tokens: ['surfaceRaised', 'surfaceActive', 'borderStrong', 'z.popover'],
});
