import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const errorStateDocs = partDocs({
  use: 'A list or record that could not be loaded. It says what that means for the money and gives the request id to copy.',
  does: ['Say whether money has moved.', 'Offer to try again where that can help.'],
  donts: ['Show a code without a sentence.', 'Use it for one wrong field.'],
  keyboard: 'Tab reaches retry and copy.',
  tokens: ['tone.danger.text', 'textMuted'],
});
