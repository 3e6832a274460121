import { type DateRangePreset, dateRangePreset, rangeOfPreset, type TimeRange } from '@corridor/core';

/** The preset that a range is today, or null. */
export function presetOfRange(range: TimeRange, now: string): DateRangePreset | null {
  return (
    dateRangePreset.codes.find((preset) => {
      const named = rangeOfPreset(preset, now, range.zone);
      return named.from === range.from && named.to === range.to;
    }) ?? null
  );
}
