/** Sentences by flat dotted key; `{name}` stands for a value, `key_one` is the singular of `key`. */
export type Dictionary = Readonly<Record<string, string>>;

/** Languages that widgets speak. @source spec §9 */
export const LANGUAGES = ['en', 'fr', 'zh'] as const;

/** A language that widgets speak. */
export type Language = (typeof LANGUAGES)[number];

/** The sentences of one concept: English at hand, the others fetched when they are spoken. */
export interface MessageSet<Key extends string = string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Dictionary>>>;
}

/** A key that code may ask for: a singular is chosen by `count` and never asked for by name. */
export type AskableKey<Key extends string> = Key extends `${string}_one` ? never : Key;

/** Declares the sentences of a concept; the other languages must have exactly the keys of English. */
export function defineMessages<Key extends string>(
  en: Readonly<Record<Key, string>>,
  load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<Key, string>>>>>,
): MessageSet<Key> {
  return { en, load };
}

/** The language spoken for a BCP 47 locale: `fr-CA` is `fr`, and what is not bundled is English. @source spec §9 */
export function languageOf(locale: string): Language {
  const language = locale.toLowerCase().split(/[-_]/)[0];
  return language === 'fr' || language === 'zh' ? language : 'en';
}
