import { useMemo } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import type { DisplayTools } from './Column';

/** What values are written with in the provider around this widget. */
export function useDisplayTools(): DisplayTools {
  const { locale } = useRuntime();
  const format = useFormatters();
  const t = useTranslator();
  return useMemo(() => ({ t, format, locale }), [t, format, locale]);
}
