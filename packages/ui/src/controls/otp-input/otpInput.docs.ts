import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const otpInputDocs = partDocs({
  use: 'A code of known length from a message or an app: one box a figure, one field underneath. A one-time code of a few characters, from an app, a message or a mail. Use an `Input` for anything longer.',
  does: ['Submit by itself when the last figure is there.', 'Say where the code was sent.'],
  donts: ['Empty it without saying why the code was refused.'],
  keyboard: 'Typing goes on to the next box, Backspace back, arrows between; a paste fills all.',
  tokens: ['borderStrong', 'focusRing', 'invalid'],
});
