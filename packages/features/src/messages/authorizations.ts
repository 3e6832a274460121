import { defineMessages } from '../i18n/MessageSet';
import { authorizations } from './en/authorizations';

/** Sentences of the authorization widgets. */
export const authorizationsMessages = /* @__PURE__ */ defineMessages(authorizations, {
  fr: async () => (await import('./fr/authorizations')).authorizations,
  zh: async () => (await import('./zh/authorizations')).authorizations,
});
