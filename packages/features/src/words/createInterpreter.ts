import { createInstance, type i18n } from 'i18next';
import type { Interpreter } from './createSentences';

/** Namespaces of the host's sentences and of ours, in the order in which they are looked up. */
export const NAMESPACES = ['host', 'ours'] as const;

/** An interpreter of one provider's sentences, which it is given by whoever keeps them. */
export interface I18nextInterpreter extends Interpreter {
  readonly i18n: i18n;
}

/** Makes an interpreter: i18next's, ready at once and without sentences. */
export function createInterpreter(): I18nextInterpreter {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    // Its own list: it takes names from it and puts them back elsewhere.
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
    say: (language, key, values) => instance.getFixedT(language, NAMESPACES)(key, { ...values }),
  };
}
