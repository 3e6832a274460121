import { defineMessages } from '../i18n/MessageSet';
import { payeeCheck } from './en/payee-check';

/** Sentences of the check of a payee with the bank. */
export const payeeCheckMessages = /* @__PURE__ */ defineMessages(payeeCheck, {
  fr: async () => (await import('./fr/payee-check')).payeeCheck,
  zh: async () => (await import('./zh/payee-check')).payeeCheck,
});
