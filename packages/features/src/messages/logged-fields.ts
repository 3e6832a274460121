import { defineMessages } from '../i18n/MessageSet';
import { loggedFields } from './en/logged-fields';

/** Labels of the fields that the log tells of. */
export const loggedFieldsMessages = /* @__PURE__ */ defineMessages(loggedFields, {
  fr: async () => (await import('./fr/logged-fields')).loggedFields,
  zh: async () => (await import('./zh/logged-fields')).loggedFields,
});
