import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const passwordInputDocs = partDocs({
  use: 'A secret that is typed, with a button that shows it.',
  does: ['Set `autoComplete` to `current-password` or `new-password`.', 'Say the rules before they are broken.'],
  donts: ['Forbid pasting.'],
  keyboard: 'Tab reaches the show button, which tells its state.',
  tokens: ['borderStrong', 'textMuted'],
});
