import { createInstance, type i18n } from 'i18next';
import type { FullTranslator } from './createTranslator';

/** Namespaces of the host's messages and of ours, in the order of the lookup. */
export const NAMESPACES = ['host', 'ours'] as const;

/** Translator of one provider's sentences, which whoever keeps them adds. */
export interface I18nextTranslator extends FullTranslator {
  readonly i18n: i18n;
}

/** Creates the translator of i18next: ready at once, without sentences. */
export function createI18next(): I18nextTranslator {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    // A copy: i18next changes the list.
    ns: [...NAMESPACES],
    defaultNS: 'ours',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  return {
    i18n: instance,
    put(whose, language, sentences) {
      instance.removeResourceBundle(language, whose);
      instance.addResourceBundle(language, whose, sentences, true, true, { silent: true });
    },
    t: (language, key, values) => instance.getFixedT(language, NAMESPACES)(key, { ...values }),
  };
}
