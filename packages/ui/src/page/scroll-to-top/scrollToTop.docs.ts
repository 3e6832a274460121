import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const scrollToTopDocs = partDocs({
  use: 'On long pages, after 200 px.',
  does: ['Put it once, in the frame of the product.'],
  donts: ['Put it on a table with a sticky heading that scrolls by itself.'],
  keyboard: 'Enter and Space scroll, without motion for those who asked for none.',
  tokens: ['surfaceRaised', 'shadow.raised', 'z.sticky'],
  frame: 380,
});
