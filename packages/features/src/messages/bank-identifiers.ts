import { defineMessages } from '../i18n/MessageSet';
import { bankIdentifiers } from './en/bank-identifiers';

/** Sentences about bank identifiers. */
export const bankIdentifiersMessages = /* @__PURE__ */ defineMessages(bankIdentifiers, {
  fr: async () => (await import('./fr/bank-identifiers')).bankIdentifiers,
  zh: async () => (await import('./zh/bank-identifiers')).bankIdentifiers,
});
