import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const copyButtonDocs = partDocs({
  use: 'Beside ids, account numbers and request ids that are needed elsewhere.',
  does: ['Name what is copied in `name`.', 'Show the text that is copied.'],
  donts: ['Copy what is not visible, such as a whole card number.'],
  keyboard: 'Enter and Space copy; the result is announced.',
  tokens: ['textMuted', 'tone.success.text', 'radius.small'],
});
