export type { Dictionary } from './dictionary';
export { en, type UiMessages } from './en';
export { fr } from './fr';
export { MessagesProvider, type MessagesProviderProps, useLocale, useMessages } from './MessagesProvider';
export { zh } from './zh';
