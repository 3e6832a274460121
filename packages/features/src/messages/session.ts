import { defineMessages } from '../i18n/MessageSet';
import { session } from './en/session';

/** Sentences of the session widgets. */
export const sessionMessages = /* @__PURE__ */ defineMessages(session, {
  fr: async () => (await import('./fr/session')).session,
  zh: async () => (await import('./zh/session')).session,
});
