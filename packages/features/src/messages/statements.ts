import { defineMessages } from '../i18n/MessageSet';
import { statements } from './en/statements';

/** Sentences of the statement widgets. */
export const statementsMessages = /* @__PURE__ */ defineMessages(statements, {
  fr: async () => (await import('./fr/statements')).statements,
  zh: async () => (await import('./zh/statements')).statements,
});
