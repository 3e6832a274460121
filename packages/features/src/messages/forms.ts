import { defineMessages } from '../i18n/MessageSet';
import { forms } from './en/forms';

/** Sentences of a form: its fields and steps. */
export const formMessages = /* @__PURE__ */ defineMessages(forms, {
  fr: async () => (await import('./fr/forms')).forms,
  zh: async () => (await import('./zh/forms')).forms,
});
