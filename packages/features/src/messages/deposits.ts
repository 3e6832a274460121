import { defineMessages } from '../i18n/MessageSet';
import { deposits } from './en/deposits';

/** Sentences of the deposit widgets. */
export const depositsMessages = /* @__PURE__ */ defineMessages(deposits, {
  fr: async () => (await import('./fr/deposits')).deposits,
  zh: async () => (await import('./zh/deposits')).deposits,
});
