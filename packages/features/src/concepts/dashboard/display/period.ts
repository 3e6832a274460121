import { type DashboardFigures, rangeOfDates, type TimeRange } from '@corridor/core';

/** The period of figures as a filter has it. */
export function rangeOf({ period: { first, last, zone } }: DashboardFigures): TimeRange {
  return rangeOfDates(first, last, zone);
}
