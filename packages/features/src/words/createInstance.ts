import { createInstance, type i18n } from 'i18next';
import type { Dictionary, Language } from './MessageSet';

/** Namespace of the widgets' own sentences. */
export const WIDGET_NAMESPACE = 'corridor';

/** Namespace of the sentences that a host puts in their place; looked up first. */
export const HOST_NAMESPACE = 'host';

/** A translation instance of one provider, ready at once and without sentences. */
export function createTranslation(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    ns: [HOST_NAMESPACE, WIDGET_NAMESPACE],
    defaultNS: WIDGET_NAMESPACE,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false, nsMode: 'fallback' },
  });
  return instance;
}

/** Adds sentences without telling anybody: callers announce a change once all of it is there. */
export function addSentences(
  instance: i18n,
  language: Language,
  sentences: Dictionary,
  namespace = WIDGET_NAMESPACE,
): void {
  instance.addResourceBundle(language, namespace, sentences, true, true, { silent: true, skipCopy: true });
}
