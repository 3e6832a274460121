import type { UiDictionary } from './createWords';
import type { Language } from './MessageSet';

/** The primitives' sentences in a language, fetched only when it is spoken. */
export async function loadUiMessages(language: Language): Promise<UiDictionary> {
  if (language === 'fr') return (await import('../messages/fr/ui')).ui;
  if (language === 'zh') return (await import('../messages/zh/ui')).ui;
  return undefined;
}
