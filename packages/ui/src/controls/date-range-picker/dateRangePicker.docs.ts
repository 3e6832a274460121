import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const dateRangePickerDocs = partDocs({
  use: 'Whole days from one to another in a named zone: the period of a list, a statement, an export. Whole days of a zone, both included: by name, typed as YYYY-MM-DD, or with two presses in the calendar. The panel alone, `DateRangePanel`, fits a filter chip. Load either on demand.',
  does: ['Use the zone of the table and of its export.'],
  donts: ['Let a filter and its table count days in different zones.'],
  keyboard: 'Arrows move by day and week, Enter takes the first and the last day; both can be typed.',
  tokens: ['primary.soft', 'primary.fill', 'surfaceRaised', 'z.popover'],
});
