import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const accordionDocs = partDocs({
  use: 'Sections of a long record that are read one at a time: limits, security, reports. What everybody needs stays outside it. Sections of which a reader needs few at a time. Never hide what must be filled in or agreed to.',
  does: ['Put the one fact that saves opening into `end`, such as the limit or a chip.'],
  donts: ['Hide required fields of a form in a closed section.', 'Nest one in another; use `Tabs` above it instead.'],
  keyboard: 'Enter and Space open and close; Tab goes on to the next title and into an open section.',
  tokens: ['surface', 'border', 'textMuted', 'motion.base'],
});
