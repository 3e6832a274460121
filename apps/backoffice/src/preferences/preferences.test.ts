import { afterEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../session/keys';
import { COOKIE_NAMES } from './cookieNames';
import { writeCookie } from './cookies';
import { DEFAULT_PREFERENCES, type Preferences, readPreferences, writePreferences } from './preferences';

afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) writeCookie(name, null);
  localStorage.clear();
});

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
  it('are the defaults of the specification until something is chosen', () => {
    expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
    expect(DEFAULT_PREFERENCES).toMatchObject({ scheme: 'light', locale: 'en', timezone: 'Etc/UTC' });
  });

  it('come back as they were chosen, each from the cookie that the specification names', () => {
    writePreferences(CHOSEN);
    expect(readPreferences()).toEqual(CHOSEN);
    expect(localStorage.getItem(STORAGE_KEYS.timezone)).toBe('Asia/Shanghai');
    expect(Object.values(COOKIE_NAMES)).toEqual(
      expect.arrayContaining(['theme', 'language', 'timezone', 'corridor-vertical-nav-collapsed', 'corridor-skin']),
    );
  });

  it('that cannot be read are the defaults', () => {
    for (const name of Object.values(COOKIE_NAMES)) writeCookie(name, '<script>');
    expect(readPreferences()).toEqual(DEFAULT_PREFERENCES);
  });
});
