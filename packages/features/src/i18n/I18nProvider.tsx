import { MessagesProvider, whenIdle } from '@corridor/ui';
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
import { createI18n, type I18n, type LoadedMessages } from './createI18n';
import { fetchRefusals } from './fetchRefusals';
import { LazyI18next } from './LazyI18next';
import { loadUiMessages } from './loadUiMessages';
import { type Dictionary, languageOf } from './MessageSet';
import type { TranslateAny } from './plainTranslate';

const I18nContext = createContext<I18n | null>(null);

/** i18n of the provider around this widget. Throws if there is none. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('Corridor widgets need a <CorridorProvider> around them');
  return i18n;
}

const TranslatorContext = createContext<TranslateAny>((key) => key);

/** Translator of the provider around this widget. */
export const useTranslator = (): TranslateAny => useContext(TranslatorContext);

/** Props of `I18nProvider`. */
export interface I18nProviderProps {
  readonly locale: string;
  readonly contentTokens?: Dictionary | undefined;
  readonly messages?: LoadedMessages | undefined;
  readonly children?: ReactNode;
}

/** Provides the language to widgets and ui components; a change of language is shown once all messages are loaded. */
export function I18nProvider({ locale, contentTokens, messages, children }: I18nProviderProps) {
  const language = languageOf(locale);
  const [i18n] = useState(() => {
    const made = createI18n(language, loadUiMessages, messages);
    made.register(runtimeMessages);
    return made;
  });
  const rich = useHostMessages(i18n, contentTokens);
  const current = useSyncExternalStore(i18n.subscribe, i18n.current, i18n.current);
  useEffect(() => {
    // Messages that cannot be loaded must not leave a blank page: English is bundled.
    i18n.setLanguage(language).catch(() => i18n.setLanguage('en'));
  }, [i18n, language]);
  useEffect(() => whenIdle(() => fetchRefusals(i18n)), [i18n]);
  // While another language is loading, numbers and dates stay in the one on screen.
  const shownLocale = current.language === language ? locale : current.language;
  return (
    <I18nContext.Provider value={i18n}>
      <LazyI18next i18n={i18n} language={current.language} urgent={rich} />
      <MessagesProvider locale={shownLocale} {...(current.ui && { messages: current.ui })}>
        <TranslatorContext.Provider value={current.t}>{children}</TranslatorContext.Provider>
      </MessagesProvider>
    </I18nContext.Provider>
  );
}

function useHostMessages(i18n: I18n, contentTokens: Dictionary | undefined): boolean {
  const written = JSON.stringify(contentTokens ?? {});
  // A host often writes them inline, so their content and not their identity decides.
  const rich = useMemo(() => i18n.replace(JSON.parse(written)), [i18n, written]);
  const announced = useRef(written);
  useEffect(() => {
    if (announced.current === written) return;
    announced.current = written;
    i18n.announce();
  }, [i18n, written]);
  return rich;
}
