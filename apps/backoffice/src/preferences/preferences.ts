import { isTimeZone } from '@corridor/core';
import type { Density, Direction, SchemeChoice, Skin } from '@corridor/ui';
import { STORAGE_KEYS } from '../session/keys';
import { readMemory, remember } from '../session/operatorMemory';
import { readStored, writeStored } from '../session/storage';
import { COOKIE_NAMES } from './cookieNames';
import { readCookies, writeCookie } from './cookies';
import { readLocale } from './locale';

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

/** A preference that a cookie holds: all but the density, which each operator has of their own. */
type CookieName = Exclude<keyof Preferences, 'density'>;

type Readers = { [K in CookieName]: (text: string) => Preferences[K] | undefined };

function oneOf<T extends string>(...choices: readonly T[]): (text: string) => T | undefined {
  return (text) => choices.find((choice) => choice === text);
}

const flag = (text: string): boolean | undefined => (text === 'true' || text === 'false' ? text === 'true' : undefined);
const color = (text: string): string | undefined => (/^(#[\da-f]{6})?$/i.test(text) ? text : undefined);

const READERS: Readers = {
  scheme: oneOf('light', 'dark', 'system'),
  locale: readLocale,
  timezone: (text) => (isTimeZone(text) ? text : undefined),
  dir: oneOf('ltr', 'rtl'),
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
  const { density = DEFAULT_PREFERENCES.density } = readMemory();
  const read = { ...DEFAULT_PREFERENCES, density };
  const cookies = readCookies();
  const restore = <K extends CookieName>(name: K) => {
    const text = cookies[COOKIE_NAMES[name]];
    read[name] = (text === undefined ? undefined : READERS[name](text)) ?? DEFAULT_PREFERENCES[name];
  };
  for (const name of IN_COOKIES) restore(name);
  if (cookies[COOKIE_NAMES.timezone] === undefined) {
    read.timezone = READERS.timezone(readStored(STORAGE_KEYS.timezone) ?? '') ?? read.timezone;
  }
  return read;
}

/** Stores changed preferences, each in its cookie; the timezone also where the specification keeps it, the density for this operator. @source spec §3 */
export function writePreferences(changes: Partial<Preferences>): void {
  for (const name of IN_COOKIES) {
    const value = changes[name];
    if (value !== undefined) writeCookie(COOKIE_NAMES[name], String(value));
  }
  if (changes.timezone) writeStored(STORAGE_KEYS.timezone, changes.timezone);
  if (changes.density) remember({ density: changes.density });
}

/** Every preference in a cookie. Guarantee: a table that is written out as a constant has no other keys. */
const IN_COOKIES = Object.keys(COOKIE_NAMES) as CookieName[];
