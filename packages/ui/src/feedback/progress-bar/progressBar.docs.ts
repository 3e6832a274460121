import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const progressBarDocs = partDocs({
  use: 'Something whose end is known: an upload, an export, a file of 12. Without `value`, that something goes on.',
  does: ['Count in words by `valueText`: “3 of 12 files”.'],
  donts: ['Let it run back.'],
  keyboard: 'None.',
  tokens: ['tone.brand.fill', 'surfaceActive', 'radius.full'],
});
