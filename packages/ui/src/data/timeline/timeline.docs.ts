import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const timelineDocs = partDocs({
  use: 'What happened to a record: newest first, with time and actor, what is still to come as `pending`.',
  does: ['Write titles as facts: “Monthly limit raised to 5,000.00 EUR”.'],
  donts: ['List every field that changed; link to the audit.'],
  keyboard: 'None, but links inside.',
  tokens: ['tone.*.fill', 'border', 'textMuted'],
});
