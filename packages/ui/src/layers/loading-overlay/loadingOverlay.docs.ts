import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const loadingOverlayDocs = partDocs({
  use: 'Comes over the screen only when something takes longer than 5000 ms, so that nobody presses twice.',
  does: ['Let it stand until the answer is known where money is on its way.'],
  donts: ['Use it in place of skeletons for the first load.'],
  keyboard: 'What lies under it cannot be reached meanwhile.',
  tokens: ['overlay', 'z.overlay'],
  frame: 280,
});
