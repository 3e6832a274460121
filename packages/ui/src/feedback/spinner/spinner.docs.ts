import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const spinnerDocs = partDocs({
  use: 'A wait of unknown length inside a small part: a button, a box that searches.',
  does: ['Say what is awaited.'],
  donts: ['Put it over a table or page: that has skeletons.'],
  keyboard: 'None: it is told as a status.',
  tokens: ['currentColor', 'motion.slow'],
});
