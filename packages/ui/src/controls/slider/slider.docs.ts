import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const sliderDocs = partDocs({
  use: 'A value of a range where the rough place matters more than the figure: an alert threshold. A number where nearness matters more than the exact figure: a threshold, a share, a number of days.',
  does: ['Show the value beside it.', 'Mark the values that mean something.'],
  donts: ['Ask for an amount of money with it.'],
  keyboard: 'Arrows move by a step, Page Up and Down by more, Home and End to the ends; turned round in right-to-left.',
  tokens: ['primary.fill', 'surfaceActive', 'borderControl'],
});
