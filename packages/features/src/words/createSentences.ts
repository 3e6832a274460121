import { type Dictionary, LANGUAGES, type Language } from './MessageSet';
import { isRich, readPlainly, type SayAnything, type SentenceValues } from './readPlainly';

/** Says sentences with all that they may hold; it is told of each that there is. */
export interface Interpreter {
  /** Puts the sentences of the host or of ours in a language in place of those it knew. */
  put(whose: 'host' | 'ours', language: Language, sentences: Dictionary): void;
  say(language: Language, key: string, values?: SentenceValues): string;
}

/** The sentences of one provider: ours in each language, and the host's own, which come first. */
export interface Sentences {
  /** Adds sentences of ours. */
  add(language: Language, sentences: Dictionary): void;
  /** Puts sentences of the host in place of ours; whether only an interpreter can say them. */
  replace(sentences: Dictionary): boolean;
  /** Lets an interpreter say all sentences from now on; null where there will be none. Whether any will be said otherwise than before. */
  interpret(by: Interpreter | null): boolean;
  /** Whether the host's sentences can be said. */
  readonly sayable: () => boolean;
  /** What says sentences in a language: another function each time, by which widgets see that words changed. */
  sayer(language: Language): SayAnything;
}

/** Makes the sentences of one provider: none yet. They are read plainly until there is an interpreter. */
export function createSentences(): Sentences {
  const ours: Record<Language, Record<string, string>> = { en: {}, fr: {}, zh: {} };
  let host: Dictionary = {};
  let rich = false;
  let interpreter: Interpreter | null | undefined;

  const sayPlainly = (language: Language, key: string, values?: SentenceValues) => {
    const sources = [
      { language, sentences: host },
      { language: 'en', sentences: host },
      { language, sentences: ours[language] },
      { language: 'en', sentences: ours.en },
    ] as const;
    return readPlainly(sources, key, values);
  };
  // The host writes in one language, whichever that is.
  const putHost = () => {
    for (const language of LANGUAGES) interpreter?.put('host', language, host);
  };

  return {
    add(language, sentences) {
      Object.assign(ours[language], sentences);
      interpreter?.put('ours', language, ours[language]);
    },
    replace(sentences) {
      host = sentences;
      rich = Object.values(sentences).some(isRich);
      putHost();
      return rich;
    },
    interpret(by) {
      interpreter = by;
      for (const language of LANGUAGES) by?.put('ours', language, ours[language]);
      putHost();
      return rich;
    },
    sayable: () => !rich || interpreter !== undefined,
    sayer: (language) => (key, values) =>
      interpreter ? interpreter.say(language, key, values) : sayPlainly(language, key, values),
  };
}
