import type { Dictionary, Language } from './MessageSet';

/** Values of a sentence's placeholders; `count` chooses between singular and plural. */
export type SentenceValues = Readonly<Record<string, string | number>>;

/** Says any sentence; the hooks of `useWords` narrow the keys. */
export type SayAnything = (key: string, values?: SentenceValues) => string;

/** Sentences and the language whose plurals they follow. */
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

/** Says a sentence from the first source that has it, its placeholders filled; a key that none has is said itself. */
export function readPlainly(sources: readonly Source[], key: string, values: SentenceValues = {}): string {
  for (const source of sources) {
    const sentence = sentenceOf(key, values.count, source);
    if (sentence !== undefined) return sentence.replace(/\{(.+?)\}/g, (_, name) => String(values[name.trim()] ?? ''));
  }
  return key;
}

/** Whether a sentence asks for more than placeholders and a singular: a format (`{count, number}`) or another sentence (`$t(…)`). */
export function isRich(sentence: string): boolean {
  return /\{[^}]*,|\$t\(/.test(sentence);
}
