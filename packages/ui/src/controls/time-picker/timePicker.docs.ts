import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const timePickerDocs = partDocs({
  use: 'A time of day: a cut-off, a window of service. 24 hours, or 12 with AM and PM; minutes, and seconds on demand. `TimeRangePicker` for two of which the end is not before the start. A time of day. Type it, turn a part with the arrows, or choose it from the columns.',
  does: ['Name the zone beside it.'],
  donts: ['Use it for an instant; add a `DatePicker` and a zone.'],
  keyboard: 'Figures are typed, arrows count up and down, AM and PM by their letters.',
  tokens: ['borderStrong', 'focusRing', 'invalid'],
});
