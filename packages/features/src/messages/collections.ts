import { defineMessages } from '../i18n/MessageSet';
import { collections } from './en/collections';

/** Sentences of the collection widgets. */
export const collectionsMessages = /* @__PURE__ */ defineMessages(collections, {
  fr: async () => (await import('./fr/collections')).collections,
  zh: async () => (await import('./zh/collections')).collections,
});
