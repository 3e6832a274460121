import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const datePickerDocs = partDocs({
  use: 'One calendar day: a value date, a birthday, the end of a contract. Typed as YYYY-MM-DD or chosen.',
  does: [
    'Give `min` and `max`; they are said in words where they are broken.',
    'Load it on demand, it brings a calendar.',
  ],
  donts: ['Use it for an instant: a day has no zone.', 'Use two for a range: that is a `DateRangePicker`.'],
  keyboard:
    'Alt with an arrow down opens it; arrows move by day and week, Page Up and Down by month, Home and End within the week, Enter takes, Escape closes.',
  tokens: ['primary.fill', 'primary.on', 'surfaceRaised', 'invalid'],
});
