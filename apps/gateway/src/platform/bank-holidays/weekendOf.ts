import { USUAL_WEEKEND } from '@corridor/core';

/** Days of the week on which a country rests, from 1 for Monday to 7 for Sunday; the usual ones where the runtime does not know. */
export function weekendOf(country: string): readonly number[] {
  const locale = asWeekAware(new Intl.Locale(`und-${country}`));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? USUAL_WEEKEND;
}

interface WeekAware {
  readonly weekInfo?: { readonly weekend: readonly number[] };
  getWeekInfo?(): { readonly weekend: readonly number[] };
}

// Runtimes have the one, the other or neither; the types of the language know none.
function asWeekAware(locale: Intl.Locale): WeekAware {
  return locale as WeekAware;
}
