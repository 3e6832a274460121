import type { DayCount } from '@corridor/core';

/** Most days that stand beside each other one by one. */
const MOST_DAYS = 31;

/** Days that stand together in a chart. */
export interface Bucket {
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** Days one by one, or in weeks counted back from the last day where there are many; the first week may be short. */
export function bucketsOf(days: readonly DayCount[]): Bucket[] {
  const length = days.length > MOST_DAYS ? 7 : 1;
  const buckets: Bucket[] = [];
  for (let end = days.length; end > 0; end -= length) {
    const together = days.slice(Math.max(0, end - length), end);
    const [first] = together;
    const last = together.at(-1);
    if (!first || !last) break;
    buckets.unshift({
      first: first.date,
      last: last.date,
      count: together.reduce((sum, { count }) => sum + count, 0),
    });
  }
  return buckets;
}
