import { describe, expect, it } from 'vitest';
import { createFormatters } from './useFormatters';

const shanghai = createFormatters('en', 'Asia/Shanghai');

describe('formatters', () => {
  it('show an instant on the clock of the zone, and name zone and UTC beside it', () => {
    expect(shanghai.dateTime('2025-03-09T18:05:06Z')).toBe('2025-03-10 02:05:06');
    expect(shanghai.date('2025-03-09T18:05:06Z')).toBe('2025-03-10');
    expect(shanghai.instantTitle('2025-03-09T18:05:06Z')).toBe(
      '2025-03-10 02:05:06 Asia/Shanghai · 2025-03-09 18:05:06 UTC',
    );
  });

  it('show midnight as 00 and follow daylight saving', () => {
    const newYork = createFormatters('en', 'America/New_York');
    expect(newYork.dateTime('2025-07-01T04:00:00Z')).toBe('2025-07-01 00:00:00');
    expect(newYork.dateTime('2025-01-01T05:00:00Z')).toBe('2025-01-01 00:00:00');
  });

  it('write amounts with the decimals of their currency, however large', () => {
    expect(shanghai.amount({ amount: '9007199254740993.25', currency: 'USD' })).toBe('9,007,199,254,740,993.25');
    expect(shanghai.amount({ amount: '1500', currency: 'JPY' })).toBe('1,500');
    expect(createFormatters('fr', 'UTC').amount({ amount: '1234.50', currency: 'EUR' })).toMatch(/^1\s234,50$/);
  });

  it('put the code of a currency after the figure in every language', () => {
    const price = { amount: '-1234.50', currency: 'EUR' } as const;
    expect(shanghai.money(price)).toBe('−1,234.50\u00a0EUR');
    expect(createFormatters('fr', 'UTC').money(price)).toMatch(/^−1\s234,50\u00a0EUR$/);
  });

  it('write a rate with all its decimals, in the figures of the language', () => {
    expect(shanghai.rate('0.00912304567')).toBe('0.00912304567');
    expect(createFormatters('fr', 'UTC').rate('1234.91')).toBe('1234,91');
    expect(shanghai.rate('about 1')).toBe('about 1');
  });

  it('show a malformed amount as it came instead of a wrong one', () => {
    expect(shanghai.amount({ amount: '1e3', currency: 'USD' })).toBe('1e3');
  });

  it('write a span of time in the unit that says it best', () => {
    const [minute, hour] = [60_000, 3_600_000];
    const spans = [0, 20 * minute, 59.4 * minute, 1.6 * hour, 47 * hour, 72 * hour];
    expect(spans.map(shanghai.span)).toEqual(['1 minute', '20 minutes', '59 minutes', '2 hours', '47 hours', '3 days']);
    expect(createFormatters('fr', 'UTC').span(72 * hour)).toMatch(/^3\sjours$/);
  });

  it('write an expiry as a card does', () => {
    expect(shanghai.expiry('2028-07')).toBe('07/28');
  });
});
