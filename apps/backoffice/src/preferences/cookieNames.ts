import { PROJECT_SIGN } from '../session/keys';

const layout = (name: string): string => `${PROJECT_SIGN}-${name}`;

/** The cookie that holds the language. @source spec §3 */
export const LOCALE_COOKIE = 'language';

/** The cookie that holds the time zone; it ends with the session, as what storage holds of it does. @source spec §3, §4 */
export const TIMEZONE_COOKIE = 'timezone';

/** The cookie of each preference; those of the layout begin with the title of the app. @source spec §3 */
export const COOKIE_NAMES = {
  scheme: 'theme',
  locale: LOCALE_COOKIE,
  timezone: TIMEZONE_COOKIE,
  skin: layout('skin'),
  dir: layout('dir'),
  navCollapsed: layout('vertical-nav-collapsed'),
  contentWidth: layout('content-width'),
  contentLayoutNav: layout('content-layout-nav'),
  navbarType: layout('navbar-type'),
  navbarBlur: layout('navbar-blur'),
  footerType: layout('footer-type'),
  lightPrimary: layout('light-primary-color'),
  darkPrimary: layout('dark-primary-color'),
} as const;

/** The cookie that holds the scheme on screen, which `system` does not tell. @source spec §3 */
export const COLOR_SCHEME_COOKIE = /* @__PURE__ */ layout('color-scheme');
