import { MessagesProvider } from '@corridor/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { runtimeMessages } from '../messages/runtime';
import { createWords, type LoadedMessages, type Speech, type Words } from './createWords';
import { loadUiMessages } from './loadUiMessages';
import { type Dictionary, languageOf } from './MessageSet';
import type { SentenceValues } from './sentence';

const WordsContext = createContext<Words | null>(null);

/** The word store of the provider around this widget. Throws where there is none. */
export function useWordStore(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('Corridor widgets need a <CorridorProvider> around them');
  return words;
}

/** Says any sentence; the hooks of `useWords` narrow the keys. */
type SayAnything = (key: string, values?: SentenceValues) => string;

const SayContext = createContext<SayAnything>((key) => key);

/** Says a sentence in the language of the provider around this widget. */
export const useSay = (): SayAnything => useContext(SayContext);

/** Props of `WordsProvider`. */
export interface WordsProviderProps {
  readonly locale: string;
  readonly contentTokens?: Dictionary | undefined;
  readonly messages?: LoadedMessages | undefined;
  readonly children?: ReactNode;
}

/** Gives widgets and primitives their language; a change of language is shown once all of it is there. */
export function WordsProvider({ locale, contentTokens, messages, children }: WordsProviderProps) {
  const language = languageOf(locale);
  const [words] = useState(() => {
    const made = createWords(language, loadUiMessages, messages);
    made.register(runtimeMessages);
    return made;
  });
  const speech = useSyncExternalStore(words.subscribe, words.speech, words.speech);
  useEffect(() => {
    // A dictionary that cannot be fetched must not leave a blank page: English is at hand.
    words.speak(language).catch(() => words.speak('en'));
  }, [words, language]);
  const say = useSayingOf(speech, contentTokens);
  // While another language is on its way, numbers and dates stay in the one that is still on screen.
  const spoken = speech.language === language ? locale : speech.language;
  return (
    <WordsContext.Provider value={words}>
      <MessagesProvider locale={spoken} {...(speech.ui && { messages: speech.ui })}>
        <SayContext.Provider value={say}>{children}</SayContext.Provider>
      </MessagesProvider>
    </WordsContext.Provider>
  );
}

// One saying for all widgets, for a table asks for hundreds of sentences; its identity changes with what is said.
function useSayingOf(speech: Speech, contentTokens: Dictionary | undefined): SayAnything {
  const written = JSON.stringify(contentTokens ?? {});
  // A host often writes them inline, so their content and not their identity decides.
  const own = useMemo<Dictionary>(() => JSON.parse(written), [written]);
  return useMemo(() => (key, values) => speech.say(key, values, own), [speech, own]);
}
