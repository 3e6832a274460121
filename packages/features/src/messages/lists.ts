import { defineMessages } from '../i18n/MessageSet';
import { lists } from './en/lists';

/** Sentences of a list: its filters, rows and export. */
export const listMessages = /* @__PURE__ */ defineMessages(lists, {
  fr: async () => (await import('./fr/lists')).lists,
  zh: async () => (await import('./zh/lists')).lists,
});
