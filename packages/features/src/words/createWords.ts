import type { i18n } from 'i18next';
import { addSentences, createTranslation } from './createInstance';
import type { Dictionary, Language, MessageSet } from './MessageSet';

/** Sentences of the primitives in one language; undefined is their built-in English. */
export type UiDictionary = Dictionary | undefined;

/** What is spoken now: changes identity with every change that a widget must show. */
export interface Speech {
  readonly language: Language;
  readonly ui: UiDictionary;
}

/** All sentences of one language, fetched beforehand: for a server, or a host that wants no second request. */
export interface LoadedMessages {
  readonly language: Language;
  readonly ui: UiDictionary;
  readonly sentences: Dictionary;
}

/** The sentences of one provider: which are there, and in which language widgets speak. */
export interface Words {
  readonly i18n: i18n;
  subscribe(listener: () => void): () => void;
  speech(): Speech;
  /** Makes a set known; its English is there at once. */
  register(set: MessageSet): void;
  /** Whether the spoken language has all of a set. */
  has(set: MessageSet): boolean;
  /** Fetches what known sets lack in a language and then speaks it; the last wish wins. */
  speak(language: Language): Promise<void>;
}

type LoadUi = (language: Language) => Promise<UiDictionary>;

/** Makes the words of one provider. */
export function createWords(language: Language, loadUi: LoadUi, preloaded?: LoadedMessages): Words {
  const instance = createTranslation(language);
  const known = new Map<MessageSet, Set<Language>>();
  const listeners = new Set<() => void>();
  let wished = language;
  let uiLanguage: Language = 'en';
  let speech: Speech = { language, ui: undefined };
  if (preloaded) {
    addSentences(instance, preloaded.language, preloaded.sentences);
    uiLanguage = preloaded.language;
    speech = { language, ui: preloaded.ui };
  }

  const announce = (next: Speech) => {
    speech = next;
    for (const listener of listeners) listener();
  };
  const lacks = (set: MessageSet, of: Language) =>
    of !== 'en' && of !== preloaded?.language && !known.get(set)?.has(of);
  const fetchInto = async (set: MessageSet, of: Exclude<Language, 'en'>) => {
    addSentences(instance, of, await set.load[of]());
    known.get(set)?.add(of);
  };

  return {
    i18n: instance,
    speech: () => speech,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register(set) {
      if (known.has(set)) return;
      known.set(set, new Set());
      addSentences(instance, 'en', set.en);
    },
    has: (set) => !lacks(set, speech.language) && uiLanguage === speech.language,
    async speak(next) {
      wished = next;
      const missing = [...known.keys()].filter((set) => lacks(set, next));
      if (next === speech.language && next === uiLanguage && missing.length === 0) return;
      const sets = next === 'en' ? [] : missing.map((set) => fetchInto(set, next));
      const [ui] = await Promise.all([next === uiLanguage ? speech.ui : loadUi(next), ...sets]);
      if (wished !== next) return;
      uiLanguage = next;
      await instance.changeLanguage(next);
      announce({ language: next, ui });
    },
  };
}
