import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateOf } from './localDateOf';
import { shiftDays } from './shiftDays';
import { startOfDay } from './startOfDay';

const zones = fc.constantFrom(
  'Etc/UTC',
  'Europe/Warsaw',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);
const dates = fc.integer({ min: 0, max: 50 * 365 }).map((days) => shiftDays('1990-01-01', days));
const millisecondBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

describe('startOfDay', () => {
  it('is the first instant of its date, and the instant before is of an earlier date', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        fc.pre(!(zone === 'Pacific/Apia' && date === '2011-12-30'));
        const start = startOfDay(date, zone);
        expect(localDateOf(start, zone)).toBe(date);
        expect(localDateOf(millisecondBefore(start), zone) < date).toBe(true);
      }),
    );
  });

  it('tiles time: days follow each other without gap or overlap, 23 to 25 hours long or near it', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const length = Date.parse(startOfDay(shiftDays(date, 1), zone)) - Date.parse(startOfDay(date, zone));
        const skipped = zone === 'Pacific/Apia' && date === '2011-12-30';
        expect(length / 3_600_000).toBeGreaterThanOrEqual(skipped ? 0 : 22);
        expect(length / 3_600_000).toBeLessThanOrEqual(26);
      }),
    );
  });

  it.each([
    ['2026-03-29', 'Europe/Warsaw', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Warsaw', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Warsaw', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Warsaw', '2026-10-25T23:00:00.000Z'],
    ['2026-07-01', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
    ['2026-07-01', 'Etc/UTC', '2026-07-01T00:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    ['2024-11-03', 'America/Havana', '2024-11-03T04:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => {
    expect(startOfDay(date, zone)).toBe(instant);
  });

  it('refuses an unknown zone', () => {
    expect(() => startOfDay('2026-01-01', 'Mars/Olympus')).toThrow(RangeError);
  });
});
