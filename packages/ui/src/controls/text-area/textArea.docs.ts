import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const textAreaDocs = partDocs({
  use: 'Text of several lines: a reason, a comment for the bank.',
  does: ['Say how many characters there are before they are used up.'],
  donts: ['Use it for an address: that has fields.'],
  keyboard: 'As a native text box of lines.',
  tokens: ['surface', 'borderStrong', 'focusRing', 'invalid'],
});
