import { isWeekend, type OffOn } from '@corridor/core';
import { bankHolidays, type HolidayNames } from './bankHolidays';
import { weekendOf } from './weekendOf';

export type { HolidayNames };

const MONTHS_MS = 60 * 86_400_000;

/** Says on which dates banks of a country do not work, within two months of an instant, and why: a weekend, or the holiday's names. */
export async function offDays(country: string, at: Date): Promise<OffOn<'weekend' | HolidayNames>> {
  const last = new Date(at.getTime() + MONTHS_MS).getUTCFullYear();
  const years = await Promise.all([...new Set([at.getUTCFullYear(), last])].map((year) => bankHolidays(country, year)));
  const weekend = weekendOf(country);
  return (date) =>
    isWeekend(date, weekend)
      ? 'weekend'
      : years.map((holidays) => holidays.get(date)).find((names) => names !== undefined);
}
