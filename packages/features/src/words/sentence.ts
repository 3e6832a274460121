import type { Dictionary, Language } from './MessageSet';

/** Values of a sentence's placeholders; `count` chooses between singular and plural. */
export type SentenceValues = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{\s*(\w+)\s*\}/g;

/** A sentence with its placeholders filled in; what has no value is left out. */
export function fill(sentence: string, values: SentenceValues): string {
  return sentence.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
}

/** Finds the form of a sentence that a language uses for a number: `key_one` before `key`. */
export type FindForm = (sentences: Dictionary, language: Language, key: string, count: unknown) => string | undefined;

/** Makes the search for plural forms; each maker keeps its own rules of languages. */
export function createFindForm(): FindForm {
  const rules = new Map<Language, Intl.PluralRules>();
  const formOf = (language: Language, count: number) => {
    const known = rules.get(language) ?? new Intl.PluralRules(language);
    rules.set(language, known);
    return known.select(count);
  };
  return (sentences, language, key, count) => {
    const plural = typeof count === 'number' ? sentences[`${key}_${formOf(language, count)}`] : undefined;
    return plural ?? sentences[key];
  };
}
