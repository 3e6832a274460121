import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const avatarDocs = partDocs({
  use: 'A person (round) or company (square) beside its name in lists, menus and headers.',
  does: ['Set `decorative` where the name stands beside it.'],
  donts: ['Use it as the only way to tell two records apart: initials repeat.'],
  keyboard: 'None: it is a picture.',
  tokens: ['tone.*.soft', 'tone.*.text', 'radius.full'],
});
