import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const moneyDocs = partDocs({
  use: 'Every amount that is shown: figures of equal width, the code muted, the sign of the language.',
  does: ['Align it at the end in tables.', 'Show the code wherever two currencies can meet.'],
  donts: ['Round it, shorten it or turn it into a number.', 'Colour what goes out red: that is no fault.'],
  keyboard: 'None.',
  tokens: ['text', 'textMuted', 'tone.success.text'],
});
