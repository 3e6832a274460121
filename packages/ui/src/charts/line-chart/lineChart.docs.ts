import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const lineChartDocs = partDocs({
  use: 'How something went over time. `area` for one series, lines for up to four. How values go on over time. Use a `BarChart` for amounts that do not follow from one another.',
  does: [
    'Ask the question in the heading and answer it in one look.',
    'Take `fit` only where the change is small beside the value, and say so.',
  ],
  donts: ['Join points over missing days; a gap stays a gap.'],
  keyboard: 'Tab reaches the drawing, arrows walk the days, Home and End go to the ends; a table holds the same.',
  tokens: ['chart.1 … chart.8', 'chart.grid', 'chart.axis'],
});
