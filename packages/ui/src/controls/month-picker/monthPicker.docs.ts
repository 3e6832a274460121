import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const monthPickerDocs = partDocs({
  use: 'A month of a year: the period of a statement or a report. A month, such as the period of a statement. Use a `DatePicker` for a day.',
  does: ['Give the first and last month that have data.'],
  donts: ["Use it for a card's expiry; that is typed."],
  keyboard: 'Arrows move by month and row, Page Up and Down by year, Enter takes, Escape closes.',
  tokens: ['primary.fill', 'surfaceRaised', 'z.popover'],
});
