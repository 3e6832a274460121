import { defineMessages } from '../i18n/MessageSet';
import { virtualAccounts } from './en/virtual-accounts';

/** Sentences of the virtual account widgets. */
export const virtualAccountsMessages = /* @__PURE__ */ defineMessages(virtualAccounts, {
  fr: async () => (await import('./fr/virtual-accounts')).virtualAccounts,
  zh: async () => (await import('./zh/virtual-accounts')).virtualAccounts,
});
