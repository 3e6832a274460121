import type { Density, Direction, SchemeChoice } from '@corridor/ui';
import { PROJECT_SIGN } from '../session/keys';
import { readCookie, writeCookie } from './cookies';

/** What an operator chose for the look of the back office. @source spec §3, §9; density ours */
export interface Preferences {
  scheme: SchemeChoice;
  locale: string;
  timezone: string;
  dir: Direction;
  density: Density;
  navCollapsed: boolean;
}

/** What holds until something is chosen. @source spec §9 */
const DEFAULT_PREFERENCES: Preferences = {
  scheme: 'light',
  locale: 'en',
  timezone: 'Etc/UTC',
  dir: 'ltr',
  density: 'comfortable',
  navCollapsed: false,
};

const COOKIE_NAMES: Readonly<Record<keyof Preferences, string>> = {
  scheme: 'theme',
  locale: 'language',
  timezone: 'timezone',
  dir: `${PROJECT_SIGN}-dir`,
  density: `${PROJECT_SIGN}-density`,
  navCollapsed: `${PROJECT_SIGN}-vertical-nav-collapsed`,
};

type Readers = { [K in keyof Preferences]: (text: string) => Preferences[K] | undefined };

function oneOf<T extends string>(...choices: readonly T[]): (text: string) => T | undefined {
  return (text) => choices.find((choice) => choice === text);
}

const READERS: Readers = {
  scheme: oneOf('light', 'dark', 'system'),
  locale: oneOf('en', 'fr', 'zh'),
  timezone: (text) => (isTimezone(text) ? text : undefined),
  dir: oneOf('ltr', 'rtl'),
  density: oneOf('comfortable', 'compact'),
  navCollapsed: (text) => text === 'true',
};

/** The stored preferences; what is missing or unreadable is the default. */
export function readPreferences(): Preferences {
  const stored = <K extends keyof Preferences>(name: K): Preferences[K] => {
    const text = readCookie(COOKIE_NAMES[name]);
    return (text === null ? undefined : READERS[name](text)) ?? DEFAULT_PREFERENCES[name];
  };
  return {
    scheme: stored('scheme'),
    locale: stored('locale'),
    timezone: stored('timezone'),
    dir: stored('dir'),
    density: stored('density'),
    navCollapsed: stored('navCollapsed'),
  };
}

/** Stores changed preferences, each in its cookie. */
export function writePreferences(changes: Partial<Preferences>): void {
  for (const [name, cookie] of Object.entries(COOKIE_NAMES)) {
    const value = new Map<string, unknown>(Object.entries(changes)).get(name);
    if (value !== undefined) writeCookie(cookie, String(value));
  }
}

function isTimezone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
