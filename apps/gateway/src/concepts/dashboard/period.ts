import {
  type DashboardFigures,
  type DashboardQuery,
  datesOfPreset,
  localDateOf,
  rangeOfDates,
  shiftDays,
  type TimeRange,
} from '@corridor/core';

/** A period and the one before it, as dates and as stretches of time. */
export interface AskedPeriod extends Pick<DashboardFigures, 'period' | 'before'> {
  readonly range: TimeRange;
  readonly rangeBefore: TimeRange;
}

/** The period that is asked for, and as many days right before it. */
export function periodOf({ zone, preset = 'lastThreeMonth' }: DashboardQuery, now: Date): AskedPeriod {
  const { first, last } = datesOfPreset(preset, localDateOf(now.toISOString(), zone));
  const before = { first: shiftDays(first, -datesBetween(first, last).length), last: shiftDays(first, -1) };
  return {
    period: { preset, first, last, zone },
    before,
    range: rangeOfDates(first, last, zone),
    rangeBefore: rangeOfDates(before.first, before.last, zone),
  };
}

/** Every calendar date from the first to the last. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = shiftDays(date, 1)) dates.push(date);
  return dates;
}
