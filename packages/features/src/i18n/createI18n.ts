import { createTranslator, type FullTranslator } from './createTranslator';
import type { Dictionary, Language, MessageSet } from './MessageSet';
import type { TranslateAny } from './plainTranslate';

/** Messages of the ui components in one language; undefined for their built-in English. */
export type UiDictionary = Dictionary | undefined;

/** Current language and translator; a new object with every change that widgets must show. */
export interface LocaleState {
  readonly language: Language;
  readonly ui: UiDictionary;
  /** Translates a key in this language; the host's messages come first. */
  readonly t: TranslateAny;
}

/** All messages of one language, loaded beforehand: for a server, or a host that avoids a second request. */
export interface LoadedMessages {
  readonly language: Language;
  readonly ui: UiDictionary;
  readonly sentences: Dictionary;
}

/** Messages and language of one provider. */
export interface I18n {
  subscribe(listener: () => void): () => void;
  current(): LocaleState;
  /** Returns true if a set is registered. */
  knows(set: MessageSet): boolean;
  /** Registers a set; its English is available at once. */
  register(set: MessageSet): void;
  /** Replaces messages by the host's; returns true if they need i18next. Listeners are not called before `announce`. */
  replace(sentences: Dictionary): boolean;
  /** Calls the listeners after the host's messages have changed. */
  announce(): void;
  /** Translates with i18next from now on; null if it could not be loaded. */
  translateWith(by: FullTranslator | null): void;
  /** Returns true if all messages of a set are loaded in the current language, and the host's can be translated. */
  has(set: MessageSet): boolean;
  /** Loads the missing messages of a language, then switches to it; the latest call wins. */
  setLanguage(language: Language): Promise<void>;
}

type LoadUi = (language: Language) => Promise<UiDictionary>;

/** Creates the i18n of one provider. */
export function createI18n(language: Language, loadUi: LoadUi, preloaded?: LoadedMessages): I18n {
  const sentences = createTranslator();
  const known = new Map<MessageSet, Set<Language>>();
  const listeners = new Set<() => void>();
  let requested = language;
  let uiLanguage: Language = 'en';
  let current: LocaleState = { language, ui: preloaded?.ui, t: sentences.translatorOf(language) };
  if (preloaded) {
    sentences.add(preloaded.language, preloaded.sentences);
    uiLanguage = preloaded.language;
  }

  const announce = (next: Omit<LocaleState, 't'> = current) => {
    current = { language: next.language, ui: next.ui, t: sentences.translatorOf(next.language) };
    for (const listener of listeners) listener();
  };
  const lacks = (set: MessageSet, of: Language) =>
    of !== 'en' && of !== preloaded?.language && !known.get(set)?.has(of);
  const fetchInto = async (set: MessageSet, of: Exclude<Language, 'en'>) => {
    sentences.add(of, await set.load[of]());
    known.get(set)?.add(of);
  };

  return {
    replace: sentences.replace,
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    knows: (set) => known.has(set),
    register(set) {
      if (known.has(set)) return;
      known.set(set, new Set());
      sentences.add('en', set.en);
    },
    announce: () => announce(),
    translateWith(by) {
      if (sentences.translateWith(by)) announce();
    },
    has: (set) => !lacks(set, current.language) && uiLanguage === current.language && sentences.isTranslatable(),
    async setLanguage(next) {
      requested = next;
      const missing = [...known.keys()].filter((set) => lacks(set, next));
      if (next === current.language && next === uiLanguage && missing.length === 0) return;
      const sets = next === 'en' ? [] : missing.map((set) => fetchInto(set, next));
      const [ui] = await Promise.all([next === uiLanguage ? current.ui : loadUi(next), ...sets]);
      if (requested !== next) return;
      uiLanguage = next;
      announce({ language: next, ui });
    },
  };
}
