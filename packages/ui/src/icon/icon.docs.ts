import { partDocs } from '../testing/partDocs';

/** Notes of the docs page. */
export const iconDocs = partDocs({
  use: 'A drawing beside words, or alone with a `label`. Every icon is an export of its own, so a bundle holds only those in use.',
  does: ['Set `mirror` on arrows that point along the line.'],
  donts: ['Use an icon alone where a word fits.'],
  keyboard: 'None.',
  tokens: ['currentColor', '14, 16, 20 and 24 px'],
});
