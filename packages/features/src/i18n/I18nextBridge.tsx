import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I18n } from './createI18n';
import { createI18next, NAMESPACES } from './createI18next';
import type { Language } from './MessageSet';

/** Props of `I18nextBridge`. */
export interface I18nextBridgeProps {
  readonly i18n: I18n;
  readonly language: Language;
}

/** Connects a provider with i18next once that is ready for the language. Renders nothing. */
export function I18nextBridge({ i18n, language }: I18nextBridgeProps) {
  const [i18next] = useState(createI18next);
  const { ready } = useTranslation(NAMESPACES, { i18n: i18next.i18n, lng: language });
  useEffect(() => {
    if (ready) i18n.translateWith(i18next);
  }, [ready, i18n, i18next]);
  return null;
}
