import { MessagesProvider } from '@corridor/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { runtimeMessages } from '../messages/runtime';
import { addSentences, HOST_NAMESPACE, WIDGET_NAMESPACE } from './createInstance';
import { createWords, type LoadedMessages, type Words } from './createWords';
import { loadUiMessages } from './loadUiMessages';
import { type Dictionary, languageOf } from './MessageSet';

const WordsContext = createContext<Words | null>(null);

/** The word store of the provider around this widget. Throws where there is none. */
export function useWordStore(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('Corridor widgets need a <CorridorProvider> around them');
  return words;
}

/** Says any sentence; the hooks of `useWords` narrow the keys. */
type SayAnything = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const SayContext = createContext<SayAnything>((key) => key);

/** Says a sentence in the language of the provider around this widget. */
export const useSay = (): SayAnything => useContext(SayContext);

// One subscription for all widgets: a table asks for hundreds of sentences.
function Speaker({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation([HOST_NAMESPACE, WIDGET_NAMESPACE]);
  const say = useCallback<SayAnything>((key, values) => t(key, { ...values }), [t]);
  return <SayContext.Provider value={say}>{children}</SayContext.Provider>;
}

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
  useHostSentences(words, contentTokens);
  const speech = useSyncExternalStore(words.subscribe, words.speech, words.speech);
  useEffect(() => {
    // A dictionary that cannot be fetched must not leave a blank page: English is at hand.
    words.speak(language).catch(() => words.speak('en'));
  }, [words, language]);
  // While another language is on its way, numbers and dates stay in the one that is still on screen.
  const spoken = speech.language === language ? locale : speech.language;
  return (
    <WordsContext.Provider value={words}>
      <I18nextProvider i18n={words.i18n}>
        <MessagesProvider locale={spoken} {...(speech.ui && { messages: speech.ui })}>
          <Speaker>{children}</Speaker>
        </MessagesProvider>
      </I18nextProvider>
    </WordsContext.Provider>
  );
}

function useHostSentences(words: Words, contentTokens: Dictionary | undefined) {
  const written = JSON.stringify(contentTokens ?? {});
  // A host often writes them inline, so their content and not their identity decides.
  useMemo(() => {
    const tokens: Dictionary = JSON.parse(written);
    for (const language of ['en', 'fr', 'zh'] as const) {
      words.i18n.removeResourceBundle(language, HOST_NAMESPACE);
      addSentences(words.i18n, language, tokens, HOST_NAMESPACE);
    }
  }, [words, written]);
  const announced = useRef(written);
  useEffect(() => {
    if (announced.current === written) return;
    announced.current = written;
    words.i18n.emit('languageChanged', words.i18n.language);
  }, [words, written]);
}
