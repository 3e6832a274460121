import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../session/keys';
import { endSession } from '../session/sessionStore';
import { writeStored } from '../session/storage';
import { COOKIE_NAMES } from './cookieNames';
import { writeCookie } from './cookies';
import { storedLocale } from './locale';
import { DEFAULT_PREFERENCES, type Preferences, readPreferences, writePreferences } from './preferences';

beforeEach(() => writeStored(STORAGE_KEYS.userInfo, JSON.stringify({ id: 'u1' })));

afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) writeCookie(name, null);
  localStorage.clear();
  document.head.replaceChildren();
});

const openLanguages = () => document.head.append(Object.assign(document.createElement('meta'), OPEN));
const OPEN = { name: 'corridor-languages', content: 'open' };

const CHOSEN: Preferences = {
  scheme: 'system',
  locale: 'fr',
  timezone: 'Asia/Shanghai',
  dir: 'rtl',
  density: 'compact',
  skin: 'bordered',
  navCollapsed: true,
  contentWidth: 'boxed',
  contentLayoutNav: 'vertical',
  navbarType: 'static',
  navbarBlur: false,
  footerType: 'hidden',
  lightPrimary: '#336699',
  darkPrimary: '#6699cc',
};

describe('preferences', () => {
  // @spec 9.defaults
  it('are the defaults of the specification until something is chosen', () => {
    expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
    expect(DEFAULT_PREFERENCES).toMatchObject({ scheme: 'light', locale: 'en', timezone: 'Etc/UTC' });
  });

  // @spec 9.locales
  it('speak English whatever the cookie says, unless the page opens the choice of language', () => {
    writePreferences({ locale: 'fr' });
    expect([readPreferences().locale, storedLocale()]).toEqual(['en', 'en']);
    openLanguages();
    expect([readPreferences().locale, storedLocale()]).toEqual(['fr', 'fr']);
  });

  // @spec 3.storage.local 3.storage.cookies
  it('come back as they were chosen, each from the cookie that the specification names', () => {
    openLanguages();
    writePreferences(CHOSEN);
    expect(readPreferences()).toEqual(CHOSEN);
    expect(localStorage.getItem(STORAGE_KEYS.timezone)).toBe('Asia/Shanghai');
    expect(Object.values(COOKIE_NAMES)).toEqual(
      expect.arrayContaining(['theme', 'language', 'timezone', 'corridor-vertical-nav-collapsed', 'corridor-skin']),
    );
  });

  it('take the time zone from storage where its cookie is gone', () => {
    writeStored(STORAGE_KEYS.timezone, 'Asia/Tokyo');
    expect(readPreferences().timezone).toBe('Asia/Tokyo');
    writePreferences({ timezone: 'Asia/Shanghai' });
    endSession();
    expect(readPreferences().timezone).toBe('Etc/UTC');
  });

  it('give each operator the density that was theirs', () => {
    writePreferences({ density: 'compact' });
    writeStored(STORAGE_KEYS.userInfo, JSON.stringify({ id: 'u2' }));
    expect(readPreferences().density).toBe('comfortable');
    writeStored(STORAGE_KEYS.userInfo, JSON.stringify({ id: 'u1' }));
    expect(readPreferences().density).toBe('compact');
  });

  it('that cannot be read are the defaults', () => {
    for (const name of Object.values(COOKIE_NAMES)) writeCookie(name, '<script>');
    expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
  });
});
