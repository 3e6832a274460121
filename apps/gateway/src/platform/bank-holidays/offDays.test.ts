import { describe, expect, it } from 'vitest';
import { bankHolidays } from './bankHolidays';
import { offDays } from './offDays';

describe('days on which banks do not work', () => {
  it.each([
    ['DE', '2026-05-14', 'Ascension Day', 'Ascension'],
    ['US', '2026-11-26', 'Thanksgiving Day', 'Jour de l’action de grâce'],
    ['BR', '2026-02-16', 'Carnival', 'Carnaval'],
  ])('are in %s %s: %s', async (country, date, en, _fr) => {
    const offOn = await offDays(country, new Date(`${date}T00:00:00Z`));
    expect(offOn(date)).toMatchObject({ en });
  });

  it.each([
    ['DE', '2026-12-24', undefined],
    ['DE', '2026-11-28', 'weekend'],
    ['SA', '2026-11-27', 'weekend'],
    ['SA', '2026-11-29', undefined],
    ['XX', '2026-12-25', undefined],
    ['XX', '2026-12-26', 'weekend'],
  ])('are in %s %s: %s', async (country, date, reason) =>
    expect((await offDays(country, new Date(`${date}T00:00:00Z`)))(date)).toBe(reason),
  );

  it('last as long as the holiday does, over the turn of a year, and are worked out once', async () => {
    const emirates = await offDays('AE', new Date('2026-03-19T00:00:00Z'));
    expect(['2026-03-20', '2026-03-23'].map((date) => typeof emirates(date))).toEqual(['object', 'undefined']);
    const british = await offDays('GB', new Date('2026-12-24T00:00:00Z'));
    expect(british('2027-01-01')).toMatchObject({ en: "New Year's Day" });
    const danish = await bankHolidays('DK', 2027);
    expect(danish.get('2027-03-28'), 'a day of 23 hours').toMatchObject({ en: 'Easter Sunday' });
    expect(bankHolidays('GB', 2027)).toBe(bankHolidays('GB', 2027));
  });
});
