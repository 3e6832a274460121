/** Messages by flat dotted key; `{name}` is a placeholder, `key_one` the singular of `key`. */
export type Dictionary = Readonly<Record<string, string>>;

/** Languages of widgets. @source spec §9 */
export const LANGUAGES = ['en', 'fr', 'zh'] as const;

/** Language of widgets. */
export type Language = (typeof LANGUAGES)[number];

/** Messages of one concept: English bundled, other languages loaded with their first use. */
export interface MessageSet<Key extends string = string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Dictionary>>>;
}

/** A key that code may ask for: a singular is chosen by `count` and never asked for by name. */
export type MessageKey<Key extends string> = Key extends `${string}_one` ? never : Key;

/** Declares the messages of a concept; other languages must have exactly the keys of English. */
export function defineMessages<Key extends string>(
  en: Readonly<Record<Key, string>>,
  load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<Key, string>>>>>,
): MessageSet<Key> {
  return { en, load };
}

/** Language of a BCP 47 locale: `fr-CA` is `fr`, and a language that is not bundled is English. @source spec §9 */
export function languageOf(locale: string): Language {
  const language = locale.toLowerCase().split(/[-_]/)[0];
  return language === 'fr' || language === 'zh' ? language : 'en';
}
