import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const fieldDocs = partDocs({
  use: 'Label, help and error around any one control, and the words that join them for a screen reader.',
  does: ['Keep help short and lasting; it stays beside the error.', 'Mark the rarer kind: `required` or `optional`.'],
  donts: ['Put the label into the placeholder.', 'Say “invalid”; say what is expected.'],
  keyboard: 'A press on the label focuses the control.',
  tokens: ['text', 'textMuted', 'invalid', 'density.fieldGap'],
});
