import type { Dictionary, Language } from './MessageSet';
import { isRich, readPlainly, type SayAnything } from './readPlainly';

/** The sentences of one provider: ours in each language, and the host's own, which come first. */
export interface Sentences {
  /** Adds sentences of ours. */
  add(language: Language, sentences: Dictionary): void;
  /** Puts sentences of the host in place of ours; whether they ask for an interpreter. */
  replace(sentences: Dictionary): boolean;
  /** Lets somebody say the host's sentences who knows more than placeholders. */
  interpret(say: SayAnything): void;
  /** Whether the host's sentences can be said. */
  readonly sayable: () => boolean;
  /** Says a sentence without an interpreter. */
  sayPlainly(language: Language, ...asked: Parameters<SayAnything>): string;
  /** What says sentences in a language: another function each time, by which widgets see that words changed. */
  sayer(language: Language): SayAnything;
}

/** Makes the sentences of one provider: none yet. */
export function createSentences(): Sentences {
  const ours: Record<Language, Record<string, string>> = { en: {}, fr: {}, zh: {} };
  let host: Dictionary = {};
  let rich = false;
  let interpreter: SayAnything | undefined;

  const sayPlainly: Sentences['sayPlainly'] = (language, key, values) => {
    const sources = [
      { language, sentences: host },
      { language: 'en', sentences: host },
      { language, sentences: ours[language] },
      { language: 'en', sentences: ours.en },
    ] as const;
    return readPlainly(sources, key, values);
  };

  return {
    sayPlainly,
    add(language, sentences) {
      Object.assign(ours[language], sentences);
    },
    replace(sentences) {
      host = sentences;
      rich = Object.values(sentences).some(isRich);
      return rich;
    },
    interpret(say) {
      interpreter = say;
    },
    sayable: () => !rich || interpreter !== undefined,
    sayer: (language) => (key, values) =>
      rich && interpreter ? interpreter(key, values) : sayPlainly(language, key, values),
  };
}
