import type { Language } from '../call';

/** The language of a call's labels by its `language` field: `zh_CN` is Chinese, `fr` French, whatever else English. @source spec §3 */
export function languageOf(wire: unknown): Language {
  if (wire === 'fr') return 'fr';
  return typeof wire === 'string' && wire.startsWith('zh') ? 'zh' : 'en';
}
