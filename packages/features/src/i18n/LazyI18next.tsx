import { whenIdle } from '@corridor/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { I18n } from './createI18n';
import type { I18nextBridgeProps } from './I18nextBridge';
import type { Language } from './MessageSet';

/** Props of `LazyI18next`. */
export interface LazyI18nextProps {
  readonly i18n: I18n;
  readonly language: Language;
  /** Some of the host's messages need i18next: it is loaded at once, and nothing is shown before. */
  readonly urgent: boolean;
}

/** Loads i18next once the page is idle, or at once; if it cannot be loaded, messages stay with the plain translator. */
export function LazyI18next({ i18n, language, urgent }: LazyI18nextProps) {
  const [Bridge, setBridge] = useState<ComponentType<I18nextBridgeProps> | null>(null);
  useEffect(() => {
    const fetch = () =>
      import('./I18nextBridge').then(
        (loaded) => setBridge(() => loaded.I18nextBridge),
        () => i18n.translateWith(null),
      );
    if (!urgent) return whenIdle(fetch);
    void fetch();
    return undefined;
  }, [i18n, urgent]);
  return Bridge && <Bridge i18n={i18n} language={language} />;
}
