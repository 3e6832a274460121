import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const loadingBarDocs = partDocs({
  use: 'Over the whole screen while a page is on its way: a step every 800 ms, held at 82 % until it is there.',
  does: ['Tie it to navigation alone.'],
  donts: ['Show it for a table that refreshes: that has a line of its own.'],
  keyboard: 'None: it is told as a progress bar.',
  tokens: ['primary.fill', 'z.overlay'],
  frame: 160,
});
