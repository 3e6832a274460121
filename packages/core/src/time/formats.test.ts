import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantFormatter, TIME_FORMATS } from './instantFormatter';
import { isInstant } from './isInstant';
import { isLocalDate } from './isLocalDate';
import { isOrderedRange } from './isOrderedRange';
import { isoWeek } from './isoWeek';
import { isTimeZone } from './isTimeZone';

describe('instantFormatter', () => {
  it.each([
    ['date', '2026-01-01'],
    ['datetime', '2026-01-01 00:30:05'],
    ['year', '2026'],
    ['month', '2026-01'],
    ['time', '00:30:05'],
    ['week', '1'],
  ] as const)('writes the %s on the wall clock of the zone', (format, text) => {
    expect(instantFormatter(format, 'Europe/Warsaw')('2025-12-31T23:30:05.900Z')).toBe(text);
  });

  // @spec 9.formats
  it('has the specification’s patterns', () => {
    expect(Object.values(TIME_FORMATS).join(', ')).toBe('YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, YYYY, YYYY-MM, HH:mm:ss, w');
  });

  it('in UTC repeats the digits of the instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => {
          const instant = date.toISOString();
          expect(instantFormatter('datetime', 'Etc/UTC')(instant)).toBe(
            `${instant.slice(0, 10)} ${instant.slice(11, 19)}`,
          );
        },
      ),
    );
  });

  it.each(['Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'knows every change of the clock in %s, whatever it wrote before',
    (zone) => {
      const platform = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      const write = instantFormatter('datetime', zone);
      const quarterHours = Array.from({ length: 4 * 24 * 31 }, (_, quarter) => quarter * 900_000);
      // The months in which these zones change their clocks.
      const instants = [2, 3, 9, 10].flatMap((month) => quarterHours.map((after) => Date.UTC(2025, month, 1) + after));
      const wrong = instants.filter((instant) => write(new Date(instant).toISOString()) !== platform.format(instant));
      expect(wrong).toEqual([]);
    },
  );

  it('refuses a malformed instant', () => {
    expect(() => instantFormatter('date', 'Etc/UTC')('yesterday')).toThrow(RangeError);
  });
});

describe('isoWeek', () => {
  it.each([
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2024-12-30', 1],
    ['2026-07-15', 29],
  ])('%s is in week %d', (date, week) => {
    expect(isoWeek(date)).toBe(week);
  });
});

describe('isLocalDate', () => {
  it('accepts exactly the days that exist', () => {
    const day = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(day, ([year, month, date]) => {
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
        const two = (part: number) => String(part).padStart(2, '0');
        expect(isLocalDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`)).toBe(date <= days);
      }),
    );
  });

  it.each([
    '2026-02-31',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
    null,
    20260101,
  ])('refuses %o', (value) => {
    expect(isLocalDate(value)).toBe(false);
  });
});

describe('isInstant', () => {
  it.each(['2026-02-28T23:59:59Z', '2026-02-28T23:59:59.999Z', '2024-02-29T00:00:00.000Z'])('accepts %s', (text) => {
    expect(isInstant(text)).toBe(true);
  });

  it.each([
    '2026-02-31T00:00:00Z',
    '2026-02-28T24:00:00Z',
    '2026-02-28T23:60:00Z',
    '2026-02-28T23:59:60Z',
    '2026-02-28',
    '2026-02-28T23:59:59',
    '2026-02-28T23:59:59+00:00',
    '2026-02-28 23:59:59Z',
    '',
    null,
    0,
  ])('refuses %o', (value) => {
    expect(isInstant(value)).toBe(false);
  });
});

describe('isOrderedRange', () => {
  // @spec 9.time-range
  it('keeps the end no earlier than the start', () => {
    const from = '2026-01-01T00:00:00Z';
    expect(isOrderedRange({ from, to: from })).toBe(true);
    expect(isOrderedRange({ from, to: '2026-01-01T00:00:00.001Z' })).toBe(true);
    expect(isOrderedRange({ from, to: '2025-12-31T23:59:59.999Z' })).toBe(false);
    expect(isOrderedRange({ from, to: 'later' })).toBe(false);
  });
});

describe('isTimeZone', () => {
  it('knows the zones of the platform', () => {
    expect(['Etc/UTC', 'Europe/Warsaw', 'Asia/Shanghai'].every(isTimeZone)).toBe(true);
    expect(['', 'Mars/Olympus', 'Europe'].some(isTimeZone)).toBe(false);
  });
});
