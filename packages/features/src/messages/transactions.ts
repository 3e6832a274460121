import { defineMessages } from '../i18n/MessageSet';
import { transactions } from './en/transactions';

/** Sentences of the transaction widgets. */
export const transactionsMessages = /* @__PURE__ */ defineMessages(transactions, {
  fr: async () => (await import('./fr/transactions')).transactions,
  zh: async () => (await import('./zh/transactions')).transactions,
});
