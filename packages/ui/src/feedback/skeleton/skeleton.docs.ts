import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const skeletonDocs = partDocs({
  use: 'Stands in for what loads first, in its shape, so that nothing jumps.',
  does: ['Draw the lines and sizes of what comes.'],
  donts: ['Show it over data that is there already; refresh that in place.'],
  keyboard: 'None: the busy region is announced by its owner.',
  tokens: ['skeleton', 'skeletonShine', 'radius.small'],
});
