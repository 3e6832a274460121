import type { Density, Direction, SchemeChoice, Skin } from '@corridor/ui';
import { STORAGE_KEYS } from '../session/keys';
import { writeStored } from '../session/storage';
import { COOKIE_NAMES } from './cookieNames';
import { readCookies, writeCookie } from './cookies';

/** What an operator chose for the look of the back office. @source spec §3, §9; dir and density ours */
export interface Preferences {
  scheme: SchemeChoice;
  locale: string;
  timezone: string;
  dir: Direction;
  density: Density;
  skin: Skin;
  navCollapsed: boolean;
  contentWidth: 'full' | 'boxed';
  /** Where the navigation stands; at the start is the only place so far. */
  contentLayoutNav: 'vertical';
  navbarType: 'sticky' | 'static';
  navbarBlur: boolean;
  footerType: 'static' | 'sticky' | 'hidden';
  /** `#rrggbb` in place of the theme's own colour, or '' for that. */
  lightPrimary: string;
  darkPrimary: string;
}

/** What holds until something is chosen. @source spec §9 */
export const DEFAULT_PREFERENCES: Preferences = {
  scheme: 'light',
  locale: 'en',
  timezone: 'Etc/UTC',
  dir: 'ltr',
  density: 'comfortable',
  skin: 'default',
  navCollapsed: false,
  contentWidth: 'full',
  contentLayoutNav: 'vertical',
  navbarType: 'sticky',
  navbarBlur: true,
  footerType: 'static',
  lightPrimary: '',
  darkPrimary: '',
};

type Readers = { [K in keyof Preferences]: (text: string) => Preferences[K] | undefined };

function oneOf<T extends string>(...choices: readonly T[]): (text: string) => T | undefined {
  return (text) => choices.find((choice) => choice === text);
}

const flag = (text: string): boolean | undefined => (text === 'true' || text === 'false' ? text === 'true' : undefined);
const color = (text: string): string | undefined => (/^(#[\da-f]{6})?$/i.test(text) ? text : undefined);

const READERS: Readers = {
  scheme: oneOf('light', 'dark', 'system'),
  locale: oneOf('en', 'fr', 'zh'),
  timezone: (text) => (isTimezone(text) ? text : undefined),
  dir: oneOf('ltr', 'rtl'),
  density: oneOf('comfortable', 'compact'),
  skin: oneOf('default', 'bordered'),
  navCollapsed: flag,
  contentWidth: oneOf('full', 'boxed'),
  contentLayoutNav: oneOf('vertical'),
  navbarType: oneOf('sticky', 'static'),
  navbarBlur: flag,
  footerType: oneOf('static', 'sticky', 'hidden'),
  lightPrimary: color,
  darkPrimary: color,
};

/** The stored preferences; what is missing or unreadable is the default. */
export function readPreferences(): Preferences {
  const read = { ...DEFAULT_PREFERENCES };
  const cookies = readCookies();
  const restore = <K extends keyof Preferences>(name: K) => {
    const text = cookies[COOKIE_NAMES[name]];
    read[name] = (text === undefined ? undefined : READERS[name](text)) ?? DEFAULT_PREFERENCES[name];
  };
  for (const name of PREFERENCE_NAMES) restore(name);
  return read;
}

/** Stores changed preferences, each in its cookie; the timezone also where the specification keeps it. @source spec §3 */
export function writePreferences(changes: Partial<Preferences>): void {
  for (const name of PREFERENCE_NAMES) {
    const value = changes[name];
    if (value !== undefined) writeCookie(COOKIE_NAMES[name], String(value));
  }
  if (changes.timezone) writeStored(STORAGE_KEYS.timezone, changes.timezone);
}

/** Every preference. Guarantee: a table that is written out as a constant has no other keys. */
const PREFERENCE_NAMES = Object.keys(DEFAULT_PREFERENCES) as (keyof Preferences)[];

function isTimezone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
