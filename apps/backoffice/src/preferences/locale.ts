import { LOCALE_COOKIE } from './cookieNames';

/** Languages that are spoken, each by its own name. @source spec §9 */
export const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
  { locale: 'zh', name: '中文' },
] as const;

/** Returns true if operators choose their language: the page says so in a `corridor-languages` meta element. @source spec §9 "active locale fixed to en" */
export function languageIsOpen(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="corridor-languages"]')?.content === 'open';
}

/** Reads a locale that is spoken here; undefined for any other, and where the language is fixed. */
export function readLocale(text: string): string | undefined {
  return languageIsOpen() ? LANGUAGES.find(({ locale }) => locale === text)?.locale : undefined;
}

/** The chosen locale, for code that runs before the preferences are there. */
export function storedLocale(): string {
  const [, text = ''] = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(document.cookie) ?? [];
  return readLocale(text) ?? 'en';
}
