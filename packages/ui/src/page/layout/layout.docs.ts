import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const layoutDocs = partDocs({
  use: '`Box`, `Stack`, `Inline`, `Grid`, `Text` and `Heading`: space, order and type by token, so that features write no styles of their own.',
  does: ['Choose gaps by meaning: 1 and 2 inside a part, 4 between parts, 6 between sections.'],
  donts: ['Skip a level of headings for its look; set `variant`.'],
  keyboard: 'None.',
  tokens: ['space.*', 'type.*', 'surface', 'border'],
});
