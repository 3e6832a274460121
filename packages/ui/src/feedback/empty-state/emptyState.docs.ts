import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const emptyStateDocs = partDocs({
  use: 'A place where nothing is yet. It says what would be here and offers to make the first one.',
  does: ['Offer the one action that fills it.', 'Offer to clear the filter where nothing matches.'],
  donts: ['Show it while data is on its way.', 'Joke about it.'],
  keyboard: 'Tab reaches its action.',
  tokens: ['textMuted', 'textDisabled'],
});
