import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const barChartDocs = partDocs({
  use: 'Amounts of separate periods or groups side by side, or `stacked` where their sum matters. Amounts beside each other. Use a `LineChart` where one value follows from the one before.',
  does: ['Write exact amounts by `format`; the axis may round.', 'Name the question in `label`.'],
  donts: ['Compare more than four series.', 'Cut the axis: bars always begin at nothing.'],
  keyboard: 'Tab reaches the drawing, the arrows walk its categories; a table holds the same for a screen reader.',
  tokens: ['chart.1 … chart.8', 'chart.grid', 'chart.axis'],
});
