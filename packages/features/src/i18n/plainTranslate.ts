import type { Dictionary, Language } from './MessageSet';

/** Values of a message's placeholders; `count` chooses between singular and plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates any key; the hooks of `useMessages` narrow the keys. */
export type TranslateAny = (key: string, values?: MessageValues) => string;

/** Messages with the language of their plurals. */
export interface Source {
  readonly language: Language;
  readonly sentences: Dictionary;
}

const rules = new Map<Language, Intl.PluralRules>();

function isOne(language: Language, count: number): boolean {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count) === 'one';
}

function sentenceOf(key: string, count: unknown, { language, sentences }: Source): string | undefined {
  const one = typeof count === 'number' && isOne(language, count) ? sentences[`${key}_one`] : undefined;
  return one ?? sentences[key];
}

/** Translates a key by the first source that has it and fills the placeholders; a key that no source has is returned as it is. */
export function plainTranslate(sources: readonly Source[], key: string, values: MessageValues = {}): string {
  for (const source of sources) {
    const sentence = sentenceOf(key, values.count, source);
    if (sentence !== undefined) return sentence.replace(/\{(.+?)\}/g, (_, name) => String(values[name.trim()] ?? ''));
  }
  return key;
}

/** Returns true if a message needs i18next: it has a format (`{count, number}`) or another message (`$t(…)`) in it. */
export function isRich(sentence: string): boolean {
  return /\{[^}]*,|\$t\(/.test(sentence);
}
