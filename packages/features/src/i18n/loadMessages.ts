import { allMessages } from '../messages/all';
import type { LoadedMessages } from './createI18n';
import { loadUiMessages } from './loadUiMessages';
import { languageOf } from './MessageSet';

/** Loads all messages of a locale's language beforehand, for `CorridorProvider.messages`: a server then renders fr and zh. */
export async function loadMessages(locale: string): Promise<LoadedMessages> {
  const language = languageOf(locale);
  const sets =
    language === 'en'
      ? allMessages.map(({ en }) => en)
      : await Promise.all(allMessages.map(({ load }) => load[language]()));
  return { language, ui: await loadUiMessages(language), sentences: Object.assign({}, ...sets) };
}
