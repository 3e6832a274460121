import type Holidays from 'date-holidays';

/** The library of holidays, loaded with the first payment that is priced: it knows every country and takes its memory. */
export async function loadHolidays(): Promise<typeof Holidays> {
  return (await import('date-holidays')).default;
}
