import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const sparklineDocs = partDocs({
  use: 'The course of a figure, as small as a word, beside it. How a figure came about, beside the figure.',
  does: ['Say in `label` what it shows where nothing else does.'],
  donts: ['Put axes or legends to it: that is a `LineChart`.'],
  keyboard: 'None.',
  tokens: ['tone.*.fill', 'chart.1'],
});
