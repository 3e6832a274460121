import { calendarDay, writeDay } from './calendarDay';
import type { DateRangePreset } from './enums';
import { shiftDays } from './shiftDays';
import { shiftMonths } from './shiftMonths';

/**
 * The first and last calendar date of a named range, seen from today: last week is the Monday to Sunday before this week,
 * this month ends today's month, last three month runs from the same day three months ago until today.
 */
export function datesOfPreset(
  preset: DateRangePreset,
  today: string,
): { readonly first: string; readonly last: string } {
  const monthStart = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'today':
      return { first: today, last: today };
    case 'yesterday':
      return { first: shiftDays(today, -1), last: shiftDays(today, -1) };
    case 'lastWeek': {
      const monday = calendarDay(today).startOf('isoWeek');
      return { first: writeDay(monday.subtract(7, 'day')), last: writeDay(monday.subtract(1, 'day')) };
    }
    case 'thisMonth':
      return { first: monthStart, last: shiftDays(shiftMonths(monthStart, 1), -1) };
    case 'lastMonth':
      return { first: shiftMonths(monthStart, -1), last: shiftDays(monthStart, -1) };
    case 'lastThreeMonth':
      return { first: shiftMonths(today, -3), last: today };
  }
}
