import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const inputDocs = partDocs({
  use: 'One line of text, with a unit or icon inside where it helps.',
  does: ['Set `autoComplete` and `inputMode`.', 'Take `align="end"` for figures.'],
  donts: ['Use it for money, days, telephone numbers or codes: each has its own part.'],
  keyboard: 'As a native text box; Tab reaches the clear button.',
  tokens: ['surface', 'borderStrong', 'focusRing', 'invalid'],
});
