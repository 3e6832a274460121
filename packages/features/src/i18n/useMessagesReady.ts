import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from './I18nProvider';
import type { MessageSet } from './MessageSet';

/** Loads message sets in the language of the provider, and returns true once they are there. If they cannot be fetched, the provider speaks English. */
export function useMessagesReady(...sets: readonly MessageSet[]): boolean {
  const i18n = useI18n();
  const { language } = useSyncExternalStore(i18n.subscribe, i18n.current, i18n.current);
  for (const set of sets) i18n.register(set);
  const ready = sets.every((set) => i18n.has(set));
  useEffect(() => {
    if (!ready) i18n.setLanguage(language).catch(() => i18n.setLanguage('en'));
  }, [ready, i18n, language]);
  return ready;
}
