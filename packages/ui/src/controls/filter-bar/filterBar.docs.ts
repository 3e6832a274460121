import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const filterBarDocs = partDocs({
  use: 'Above a list: search, filters that are on, a way to add more, a way to take all away.',
  does: [
    'Keep what is set in the address of the host, so that a link shows the same.',
    'Mark as `pinned` what the host sets itself.',
  ],
  donts: ['Hide an active filter in a menu.'],
  keyboard: '`/` goes to the search; each chip is two buttons: its editor, and what takes it away.',
  tokens: ['primary.soft', 'borderStrong', 'radius.full'],
});
