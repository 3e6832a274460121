import { type GatewayError, isTimeZone, misconfigured } from '@corridor/core';
import { useMemo, useState } from 'react';
import { isLocale } from '../../i18n/isLocale';
import { languageOf } from '../../i18n/MessageSet';
import { blocksStyles } from './blocksStyles';

/** Settings of a provider that its page may get wrong. */
export interface RiskySettings {
  readonly locale?: string | undefined;
  readonly timezone?: string | undefined;
  readonly nonce?: string | undefined;
}

/** The settings that can be worked with, and what was wrong with those given. */
export interface SoundSettings {
  readonly locale: string;
  readonly timezone: string;
  /** The page's policy blocks our styles: they must not be written through the object model, which would throw. */
  readonly unstyled: boolean;
  readonly mistakes: readonly GatewayError[];
}

/** Puts what works in place of an unknown locale or zone: a widget that stops helps nobody. */
export function useSettings({ locale = 'en', timezone = 'Etc/UTC', nonce }: RiskySettings): SoundSettings {
  const [unstyled] = useState(() => blocksStyles(nonce));
  return useMemo(() => {
    const zone = isTimeZone(timezone) ? timezone : 'Etc/UTC';
    const shown = isLocale(locale) ? locale : languageOf(locale);
    const mistakes = [
      zone !== timezone && misconfigured('timezone', { params: { timezone } }),
      shown !== locale && misconfigured('locale', { params: { locale, shown } }),
      unstyled && misconfigured('style-policy'),
    ].filter((mistake) => mistake !== false);
    return { locale: shown, timezone: zone, unstyled, mistakes };
  }, [locale, timezone, unstyled]);
}
