import type { CorridorProviderProps } from '@corridor/features';
import type { SchemeColor, ThemeOverrides } from '@corridor/ui';
import { useEffect, useMemo } from 'react';
import { COLOR_SCHEME_COOKIE } from './cookieNames';
import { writeCookie } from './cookies';
import { usePreferences } from './PreferencesProvider';
import type { Preferences } from './preferences';

/** The part of the provider's props that preferences decide. */
type Look = Pick<
  CorridorProviderProps,
  'scheme' | 'locale' | 'timezone' | 'dir' | 'density' | 'theme' | 'nonce' | 'guarded' | 'surface'
>;

/** The nonce that the page was served with; its style elements carry it. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** What preferences make of the provider; the scheme on screen is remembered along. @source spec §3 */
export function useLook(): Look {
  const { preferences } = usePreferences();
  const { scheme, locale, timezone, dir, density, lightPrimary, darkPrimary } = preferences;
  useEffect(() => rememberScheme(scheme), [scheme]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const theme = useMemo(() => themeOf(lightPrimary, darkPrimary), [lightPrimary, darkPrimary]);
  const nonce = useMemo(pageNonce, []);
  // The rules of this page are ours: nothing of them is taken back.
  const own = { guarded: false, surface: 'transparent' } as const;
  return { scheme, locale, timezone, dir, density, ...own, ...(theme && { theme }), ...(nonce && { nonce }) };
}

function rememberScheme(choice: Preferences['scheme']): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  writeCookie(COLOR_SCHEME_COOKIE, choice === 'system' ? system : choice);
}

function themeOf(light: string, dark: string): ThemeOverrides | undefined {
  if (!light && !dark) return undefined;
  const primary: SchemeColor = { light: light || dark, dark: dark || light };
  return { primary };
}
