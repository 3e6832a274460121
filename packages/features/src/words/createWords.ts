import { createSentences, type Interpreter } from './createSentences';
import type { Dictionary, Language, MessageSet } from './MessageSet';
import type { SayAnything } from './readPlainly';

/** Sentences of the primitives in one language; undefined is their built-in English. */
export type UiDictionary = Dictionary | undefined;

/** What is spoken now: changes identity with every change that a widget must show. */
export interface Speech {
  readonly language: Language;
  readonly ui: UiDictionary;
  /** Says a sentence in this language, the host's own first. */
  readonly say: SayAnything;
}

/** All sentences of one language, fetched beforehand: for a server, or a host that wants no second request. */
export interface LoadedMessages {
  readonly language: Language;
  readonly ui: UiDictionary;
  readonly sentences: Dictionary;
}

/** The sentences of one provider: which are there, and in which language widgets speak. */
export interface Words {
  subscribe(listener: () => void): () => void;
  speech(): Speech;
  /** Makes a set known; its English is there at once. */
  register(set: MessageSet): void;
  /** Puts sentences of the host in place of ours; whether only an interpreter can say them. Tells nobody before `announce`. */
  replace(sentences: Dictionary): boolean;
  /** Tells widgets that the host's sentences changed. */
  announce(): void;
  /** Lets an interpreter say all sentences from now on; null where none could be fetched. */
  interpret(by: Interpreter | null): void;
  /** Whether the spoken language has all of a set, and the host's sentences can be said. */
  has(set: MessageSet): boolean;
  /** Fetches what known sets lack in a language and then speaks it; the last wish wins. */
  speak(language: Language): Promise<void>;
}

type LoadUi = (language: Language) => Promise<UiDictionary>;

/** Makes the words of one provider. */
export function createWords(language: Language, loadUi: LoadUi, preloaded?: LoadedMessages): Words {
  const sentences = createSentences();
  const known = new Map<MessageSet, Set<Language>>();
  const listeners = new Set<() => void>();
  let wished = language;
  let uiLanguage: Language = 'en';
  let speech: Speech = { language, ui: preloaded?.ui, say: sentences.sayer(language) };
  if (preloaded) {
    sentences.add(preloaded.language, preloaded.sentences);
    uiLanguage = preloaded.language;
  }

  const announce = (next: Omit<Speech, 'say'> = speech) => {
    speech = { language: next.language, ui: next.ui, say: sentences.sayer(next.language) };
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
    speech: () => speech,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register(set) {
      if (known.has(set)) return;
      known.set(set, new Set());
      sentences.add('en', set.en);
    },
    announce: () => announce(),
    interpret(by) {
      if (sentences.interpret(by)) announce();
    },
    has: (set) => !lacks(set, speech.language) && uiLanguage === speech.language && sentences.sayable(),
    async speak(next) {
      wished = next;
      const missing = [...known.keys()].filter((set) => lacks(set, next));
      if (next === speech.language && next === uiLanguage && missing.length === 0) return;
      const sets = next === 'en' ? [] : missing.map((set) => fetchInto(set, next));
      const [ui] = await Promise.all([next === uiLanguage ? speech.ui : loadUi(next), ...sets]);
      if (wished !== next) return;
      uiLanguage = next;
      announce({ language: next, ui });
    },
  };
}
