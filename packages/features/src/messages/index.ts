// Sentences alone, without any widget: for a server that loads them, and for a host that declares its own.

export type { LoadedMessages, UiDictionary } from '../i18n/createI18n';
export { loadMessages } from '../i18n/loadMessages';
export { type Dictionary, defineMessages, type Language, type MessageKey, type MessageSet } from '../i18n/MessageSet';
export type { ContentTokens } from './all';
