import { PROJECT_SIGN } from '../session/keys';
import type { Preferences } from './preferences';

const layout = (name: string): string => `${PROJECT_SIGN}-${name}`;

/** The cookie that holds the language. @source spec §3 */
export const LOCALE_COOKIE = 'language';

/** The cookie of each preference; those of the layout begin with the title of the app. @source spec §3 */
export const COOKIE_NAMES: Readonly<Record<keyof Preferences, string>> = {
  scheme: 'theme',
  locale: LOCALE_COOKIE,
  timezone: 'timezone',
  skin: layout('skin'),
  dir: layout('dir'),
  density: layout('density'),
  navCollapsed: layout('vertical-nav-collapsed'),
  contentWidth: layout('content-width'),
  contentLayoutNav: layout('content-layout-nav'),
  navbarType: layout('navbar-type'),
  navbarBlur: layout('navbar-blur'),
  footerType: layout('footer-type'),
  lightPrimary: layout('light-primary-color'),
  darkPrimary: layout('dark-primary-color'),
};

/** The cookie that holds the scheme on screen, which `system` does not tell. @source spec §3 */
export const COLOR_SCHEME_COOKIE = /* @__PURE__ */ layout('color-scheme');
