import type { Language } from '../call';
import { loadHolidays } from './loadHolidays';

/** A bank holiday's name in the languages of callers. */
export type HolidayNames = Readonly<Record<Language, string>>;

/** Bank holidays by calendar date `YYYY-MM-DD`. */
export type BankHolidays = ReadonlyMap<string, HolidayNames>;

const LANGUAGES: readonly Language[] = ['en', 'fr', 'zh'];
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

const known = new Map<string, Promise<BankHolidays>>();

/** Bank holidays of a country in a year; worked out once, and none for a country that the library does not know. */
export function bankHolidays(country: string, year: number): Promise<BankHolidays> {
  const key = `${country} ${year}`;
  const kept = known.get(key) ?? workedOut(country, year);
  known.set(key, kept);
  return kept;
}

async function workedOut(country: string, year: number): Promise<BankHolidays> {
  const Holidays = await loadHolidays();
  const holidays = new Map<string, HolidayNames>();
  for (const language of LANGUAGES) {
    const calendar = new Holidays(country, { types: ['public', 'bank'], languages: [language, 'en'] });
    for (const { date, start, end, name } of calendar.getHolidays(year)) {
      const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
      // Banks work on a day that is free from noon; some holidays last for days, and a day of summer time may lack an hour.
      const days = Math.floor((end.getTime() - start.getTime() + HOUR_MS) / DAY_MS);
      for (let day = 0; day < days; day += 1) {
        const on = new Date(first + day * DAY_MS).toISOString().slice(0, 10);
        holidays.set(on, { ...(holidays.get(on) ?? { en: name, fr: name, zh: name }), [language]: name });
      }
    }
  }
  return holidays;
}
