import { defineMessages } from '../i18n/MessageSet';
import { changes } from './en/changes';

/** What is said of records that others have changed. */
export const changeMessages = /* @__PURE__ */ defineMessages(changes, {
  fr: async () => (await import('./fr/changes')).changes,
  zh: async () => (await import('./zh/changes')).changes,
});
