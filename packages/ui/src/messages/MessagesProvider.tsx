'use client';

import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type Dictionary, fill, type MessageValues } from './dictionary';

const MessagesContext = createContext<{ readonly locale: string; readonly messages: Dictionary }>({
  locale: 'en',
  messages: {},
});

/** Props of `MessagesProvider`. */
export interface MessagesProviderProps {
  /** Sentences that replace the English ones; import `fr` or `zh`, or give your own. */
  readonly messages?: Dictionary;
  /** BCP 47 locale of numbers, dates and weekdays. Default en. */
  readonly locale?: string;
  readonly children?: ReactNode;
}

/** Gives the primitives their language; without it they speak English. */
export function MessagesProvider({ messages, locale, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(
    () => ({ locale: locale ?? outer.locale, messages: { ...outer.messages, ...messages } }),
    [locale, messages, outer],
  );
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

/** BCP 47 locale in effect. */
export const useLocale = (): string => useContext(MessagesContext).locale;

/** The sentences of one part: its own English ones, unless the provider has that key. */
export function useMessages<Key extends string>(own: Readonly<Record<Key, string>>) {
  const { messages } = useContext(MessagesContext);
  return useCallback(
    (key: Key, values?: MessageValues): string => fill(messages[key] ?? own[key], values),
    [messages, own],
  );
}
