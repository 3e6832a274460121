import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const paginationDocs = partDocs({
  use: 'Under a list that the server pages: where one is among how many, sizes 10, 25, 50 and 100.',
  does: ['Keep the first entry visible when the size changes.'],
  donts: ['Page what is here already and short enough to scroll.'],
  keyboard: 'Tab walks the buttons; the page can be typed.',
  tokens: ['textMuted', 'borderStrong', 'surfaceActive'],
});
