import { defineMessages } from '../i18n/MessageSet';
import { logs } from './en/logs';

/** Sentences of the log widgets. */
export const logsMessages = /* @__PURE__ */ defineMessages(logs, {
  fr: async () => (await import('./fr/logs')).logs,
  zh: async () => (await import('./zh/logs')).logs,
});
