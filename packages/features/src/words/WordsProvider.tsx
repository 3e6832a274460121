import { MessagesProvider } from '@corridor/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { runtimeMessages } from '../messages/runtime';
import { createWords, type LoadedMessages, type Words } from './createWords';
import { FetchedInterpreter } from './FetchedInterpreter';
import { loadUiMessages } from './loadUiMessages';
import { type Dictionary, languageOf } from './MessageSet';
import type { SayAnything } from './readPlainly';

const WordsContext = createContext<Words | null>(null);

/** The word store of the provider around this widget. Throws where there is none. */
export function useWordStore(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('Corridor widgets need a <CorridorProvider> around them');
  return words;
}

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
  const rich = useHostSentences(words, contentTokens);
  const speech = useSyncExternalStore(words.subscribe, words.speech, words.speech);
  useEffect(() => {
    // A dictionary that cannot be fetched must not leave a blank page: English is at hand.
    words.speak(language).catch(() => words.speak('en'));
  }, [words, language]);
  // While another language is on its way, numbers and dates stay in the one that is still on screen.
  const spoken = speech.language === language ? locale : speech.language;
  return (
    <WordsContext.Provider value={words}>
      <FetchedInterpreter words={words} language={speech.language} urgent={rich} />
      <MessagesProvider locale={spoken} {...(speech.ui && { messages: speech.ui })}>
        <SayContext.Provider value={speech.say}>{children}</SayContext.Provider>
      </MessagesProvider>
    </WordsContext.Provider>
  );
}

function useHostSentences(words: Words, contentTokens: Dictionary | undefined): boolean {
  const written = JSON.stringify(contentTokens ?? {});
  // A host often writes them inline, so their content and not their identity decides.
  const rich = useMemo(() => words.replace(JSON.parse(written)), [words, written]);
  const announced = useRef(written);
  useEffect(() => {
    if (announced.current === written) return;
    announced.current = written;
    words.announce();
  }, [words, written]);
  return rich;
}
