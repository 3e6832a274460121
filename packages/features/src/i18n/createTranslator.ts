import { type Dictionary, LANGUAGES, type Language } from './MessageSet';
import { isRich, type MessageValues, plainTranslate, type TranslateAny } from './plainTranslate';

/** Translator for all features of messages; it is given every message. */
export interface FullTranslator {
  /** Replaces the host's or our messages of a language. */
  put(whose: 'host' | 'ours', language: Language, sentences: Dictionary): void;
  t(language: Language, key: string, values?: MessageValues): string;
}

/** Messages of one provider: ours by language, and the host's, which come first. */
export interface Translator {
  /** Adds messages of ours. */
  add(language: Language, sentences: Dictionary): void;
  /** Replaces messages by the host's; returns true if they need i18next. */
  replace(sentences: Dictionary): boolean;
  /** Translates with i18next from now on; null if it cannot be loaded. Returns true if any text changes. */
  translateWith(by: FullTranslator | null): boolean;
  /** Returns true if the host's messages can be translated. */
  readonly isTranslatable: () => boolean;
  /** Translator of a language: a new function each time, so that widgets render again when messages change. */
  translatorOf(language: Language): TranslateAny;
}

/** Creates the translator of one provider, without messages; it translates plainly until i18next is loaded. */
export function createTranslator(): Translator {
  const ours: Record<Language, Record<string, string>> = { en: {}, fr: {}, zh: {} };
  let host: Dictionary = {};
  let rich = false;
  let i18next: FullTranslator | null | undefined;

  const translatePlainly = (language: Language, key: string, values?: MessageValues) => {
    const sources = [
      { language, sentences: host },
      { language: 'en', sentences: host },
      { language, sentences: ours[language] },
      { language: 'en', sentences: ours.en },
    ] as const;
    return plainTranslate(sources, key, values);
  };
  // The host writes in one language, whichever that is.
  const putHost = () => {
    for (const language of LANGUAGES) i18next?.put('host', language, host);
  };

  return {
    add(language, sentences) {
      Object.assign(ours[language], sentences);
      i18next?.put('ours', language, ours[language]);
    },
    replace(sentences) {
      host = sentences;
      rich = Object.values(sentences).some(isRich);
      putHost();
      return rich;
    },
    translateWith(by) {
      i18next = by;
      for (const language of LANGUAGES) by?.put('ours', language, ours[language]);
      putHost();
      return rich;
    },
    isTranslatable: () => !rich || i18next !== undefined,
    translatorOf: (language) => (key, values) =>
      i18next ? i18next.t(language, key, values) : translatePlainly(language, key, values),
  };
}
