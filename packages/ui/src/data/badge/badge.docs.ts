import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const badgeDocs = partDocs({
  use: 'A count of what waits, or a dot for something new, on a navigation item, tab or icon.',
  does: ['Say in `label` what is counted.', 'Take `soft` in lists, where many stand under each other.'],
  donts: ['Show a status with it: that is a `StatusChip`.'],
  keyboard: 'None.',
  tokens: ['tone.*.fill', 'tone.*.on', 'tone.*.soft'],
});
