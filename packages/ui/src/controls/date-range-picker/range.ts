import { shiftDate, shiftDateMonths } from '../../internal/calendar/localDate';

/** Whole days from one to another, both included, as they are counted in a zone. */
export interface DateRange {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day, `YYYY-MM-DD`, no earlier than the first. */
  readonly to: string;
  /** IANA zone in which the days are meant. */
  readonly zone: string;
}

/** A range by name. */
export interface DateRangeShortcut {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** The names that lists offer. @source spec §2 */
export const SHORTCUTS = ['today', 'yesterday', 'lastWeek', 'thisMonth', 'lastMonth', 'lastThreeMonth'] as const;

/** First and last day of a name, seen from today; weeks begin on Monday. */
export function daysOf(shortcut: (typeof SHORTCUTS)[number], today: string): readonly [from: string, to: string] {
  const monthStart = `${today.slice(0, 8)}01`;
  switch (shortcut) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [shiftDate(today, -1), shiftDate(today, -1)];
    case 'lastWeek': {
      const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
      return [shiftDate(today, -weekday - 7), shiftDate(today, -weekday - 1)];
    }
    case 'thisMonth':
      return [monthStart, shiftDate(shiftDateMonths(monthStart, 1), -1)];
    case 'lastMonth':
      return [shiftDateMonths(monthStart, -1), shiftDate(monthStart, -1)];
    case 'lastThreeMonth':
      return [shiftDateMonths(today, -3), today];
  }
}
