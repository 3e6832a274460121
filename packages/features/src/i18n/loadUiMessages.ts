import type { UiDictionary } from './createI18n';
import type { Language } from './MessageSet';

/** Messages of the ui components in a language, loaded with its first use. */
export async function loadUiMessages(language: Language): Promise<UiDictionary> {
  if (language === 'fr') return (await import('../messages/fr/ui')).ui;
  if (language === 'zh') return (await import('../messages/zh/ui')).ui;
  return undefined;
}
