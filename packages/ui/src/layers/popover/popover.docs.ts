import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const popoverDocs = partDocs({
  use: 'A few controls or a short explanation beside what opened it: the editor of a filter chip, the parts of a fee. A few controls that belong to one button. Use a `Menu` for actions, a `Dialog` for a decision, a `Tooltip` for words only.',
  does: ['Close it by itself when its one choice is made.'],
  donts: ['Put a whole form in it: that is a `Dialog`.', 'Use it on hover: that is a `Tooltip`.'],
  keyboard: 'Enter and Space open it and move the focus inside; Escape closes and gives it back.',
  tokens: ['surfaceRaised', 'shadow.raised', 'z.popover'],
});
