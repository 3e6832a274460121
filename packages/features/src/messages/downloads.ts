import { defineMessages } from '../i18n/MessageSet';
import { downloads } from './en/downloads';

/** Sentences of the download widgets. */
export const downloadsMessages = /* @__PURE__ */ defineMessages(downloads, {
  fr: async () => (await import('./fr/downloads')).downloads,
  zh: async () => (await import('./zh/downloads')).downloads,
});
