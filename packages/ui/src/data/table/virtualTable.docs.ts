import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const virtualTableDocs = partDocs({
  use: 'Thousands of rows that are here already, on one page and of one height. Only the visible ones are drawn.',
  does: ['Sort and search by `useLocalRows`.'],
  donts: ['Wrap text in it: rows have one height.', 'Use it for 50 rows.'],
  keyboard: 'As the table; End goes to the last of 100 000.',
  tokens: ['density.row', 'surface', 'surfaceHover'],
});
