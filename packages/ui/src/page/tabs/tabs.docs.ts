import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const tabsDocs = partDocs({
  use: 'Views of one record that are read one at a time.',
  does: ['Keep the open one in the address.', 'Count what is inside in `count`.'],
  donts: ['Use them as steps, or as the navigation of the product.'],
  keyboard: 'Arrows move and show, Home and End go to the ends, Tab goes into the panel.',
  tokens: ['primary.text', 'border', 'textMuted'],
});
