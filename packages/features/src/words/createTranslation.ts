import { createInstance, type i18n } from 'i18next';
import type { Dictionary, Language } from './MessageSet';
import type { SayAnything } from './readPlainly';

/** A translation instance of a host's sentences, ready at once; what the host does not say is said by `otherwise`. */
export function createTranslation(language: Language, sentences: Dictionary, otherwise: SayAnything): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: sentences }, en: { translation: sentences } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: (key, _default, values) => otherwise(key, values),
    react: { useSuspense: false },
  });
  return instance;
}
