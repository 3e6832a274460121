import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOfPreset } from './datesOfPreset';
import { dateRangePreset } from './enums';
import { isOrderedRange } from './isOrderedRange';
import { localDateOf } from './localDateOf';
import { rangeOfDates } from './rangeOfDates';
import { rangeOfPreset } from './rangeOfPreset';

const zones = fc.constantFrom('Etc/UTC', 'America/New_York', 'Europe/Paris', 'Asia/Shanghai', 'Pacific/Kiritimati');
const instants = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const presets = fc.constantFrom(...dateRangePreset.codes);

describe('datesOfPreset', () => {
  // @spec 2.global.presets
  it.each([
    ['today', '2026-07-15', '2026-07-15'],
    ['yesterday', '2026-07-14', '2026-07-14'],
    ['lastWeek', '2026-07-06', '2026-07-12'],
    ['thisMonth', '2026-07-01', '2026-07-31'],
    ['lastMonth', '2026-06-01', '2026-06-30'],
    ['lastThreeMonth', '2026-04-15', '2026-07-15'],
  ] as const)('%s of Wednesday 15 July 2026 is %s to %s', (preset, first, last) => {
    expect(datesOfPreset(preset, '2026-07-15')).toEqual({ first, last });
  });

  it.each([
    ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['lastWeek', '2026-07-13', '2026-07-06', '2026-07-12'],
    ['lastWeek', '2026-07-12', '2026-06-29', '2026-07-05'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['thisMonth', '2023-02-28', '2023-02-01', '2023-02-28'],
    ['lastThreeMonth', '2026-05-31', '2026-02-28', '2026-05-31'],
  ] as const)('%s of %s is %s to %s', (preset, today, first, last) => {
    expect(datesOfPreset(preset, today)).toEqual({ first, last });
  });
});

describe('rangeOfPreset', () => {
  it('covers whole days of the zone and tells which zone', () => {
    fc.assert(
      fc.property(presets, instants, zones, (preset, now, zone) => {
        const range = rangeOfPreset(preset, now, zone);
        const { first, last } = datesOfPreset(preset, localDateOf(now, zone));
        expect(range.zone).toBe(zone);
        expect(isOrderedRange(range)).toBe(true);
        expect(localDateOf(range.from, zone)).toBe(first);
        expect(localDateOf(new Date(Date.parse(range.to) - 1).toISOString(), zone)).toBe(last);
      }),
    );
  });

  it('holds now if and only if it reaches today', () => {
    fc.assert(
      fc.property(presets, instants, zones, (preset, now, zone) => {
        const { from, to } = rangeOfPreset(preset, now, zone);
        const reachesToday = preset === 'today' || preset === 'thisMonth' || preset === 'lastThreeMonth';
        expect(from <= now && now < to).toBe(reachesToday);
      }),
    );
  });

  it('meets its neighbour: yesterday ends where today begins, last month where this month does', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        expect(rangeOfPreset('yesterday', now, zone).to).toBe(rangeOfPreset('today', now, zone).from);
        expect(rangeOfPreset('lastMonth', now, zone).to).toBe(rangeOfPreset('thisMonth', now, zone).from);
      }),
    );
  });

  it('has 23 hours on the day the clocks go forward, and 25 on the day they go back', () => {
    expect(rangeOfPreset('today', '2026-03-08T12:00:00.000Z', 'America/New_York')).toEqual({
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T04:00:00.000Z',
      zone: 'America/New_York',
    });
    expect(rangeOfPreset('today', '2026-11-01T12:00:00.000Z', 'America/New_York')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
      zone: 'America/New_York',
    });
  });

  it('takes the day from the zone, not from UTC', () => {
    const now = '2026-07-15T22:30:00.000Z';
    expect(rangeOfPreset('today', now, 'Asia/Shanghai').from).toBe('2026-07-15T16:00:00.000Z');
    expect(rangeOfPreset('today', now, 'America/New_York').from).toBe('2026-07-15T04:00:00.000Z');
  });
});

describe('rangeOfDates', () => {
  it('includes both days', () => {
    expect(rangeOfDates('2026-02-01', '2026-02-28', 'Etc/UTC')).toEqual({
      from: '2026-02-01T00:00:00.000Z',
      to: '2026-03-01T00:00:00.000Z',
      zone: 'Etc/UTC',
    });
  });

  it('refuses dates that do not exist, and an end before the start', () => {
    expect(() => rangeOfDates('2026-02-31', '2026-03-01', 'Etc/UTC')).toThrow('Not a calendar date: "2026-02-31"');
    expect(() => rangeOfDates('2026-03-02', '2026-03-01', 'Etc/UTC')).toThrow('before it starts');
  });
});
