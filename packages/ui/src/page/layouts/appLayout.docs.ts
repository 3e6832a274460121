import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const appLayoutDocs = partDocs({
  use: 'The frame of a product: navigation at the side (over the screen below 1280 px), a bar, the screen, a foot.',
  does: ['Remember `collapsed` for the operator.', 'Take `boxed` for records and forms, the full width for lists.'],
  donts: ['Put actions of a screen into the bar.'],
  keyboard: 'The first stop skips to the screen; Escape closes the navigation that lies over it.',
  tokens: ['surfaceSunken', 'glass', 'z.nav', 'z.overlay'],
  frame: 560,
});
