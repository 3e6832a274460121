import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const descriptionListDocs = partDocs({
  use: 'The facts of a record as label and value: `rows` in drawers, `stacked` in columns on pages.',
  does: ['Give ids and account numbers `copy`.', 'Leave a value out rather than writing “N/A”: a dash stands there.'],
  donts: ['Use it for more than one record: that is a `Table`.'],
  keyboard: 'Tab reaches the copy buttons and links.',
  tokens: ['textMuted', 'text', 'border'],
});
