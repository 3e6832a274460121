import { defineMessages } from '../i18n/MessageSet';
import { withdrawalAccounts } from './en/withdrawal-accounts';

/** Sentences of the withdrawal account widgets. */
export const withdrawalAccountsMessages = /* @__PURE__ */ defineMessages(withdrawalAccounts, {
  fr: async () => (await import('./fr/withdrawal-accounts')).withdrawalAccounts,
  zh: async () => (await import('./zh/withdrawal-accounts')).withdrawalAccounts,
});
