import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const donutChartDocs = partDocs({
  use: 'Shares of one sum, at most seven; the rest together as “Other”. How a whole is made up, in few parts. Use a `BarChart` where parts must be compared exactly.',
  does: ['Put the sum into the ring.', 'Order the parts by size.'],
  donts: ['Compare two donuts; take bars.'],
  keyboard: 'Tab reaches the ring, arrows walk its parts; the list beside it says the same.',
  tokens: ['chart.1 … chart.8', 'surface', 'textMuted'],
});
