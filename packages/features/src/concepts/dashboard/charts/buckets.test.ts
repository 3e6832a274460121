import { describe, expect, it } from 'vitest';
import { bucketsOf } from './buckets';

const daysOf = (length: number) =>
  Array.from({ length }, (_, place) => ({
    date: new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10),
    count: 1,
  }));

describe('days of a chart', () => {
  it('stand one by one up to a month, and in weeks beyond, none lost', () => {
    expect(bucketsOf([])).toEqual([]);
    expect(bucketsOf(daysOf(31))).toHaveLength(31);
    const weeks = bucketsOf(daysOf(32));
    expect(weeks.map(({ count }) => count)).toEqual([4, 7, 7, 7, 7]);
    expect(weeks[0]).toMatchObject({ first: '2026-01-01', last: '2026-01-04' });
    expect(weeks.at(-1)?.last).toBe('2026-02-01');
  });
});
