import { defineMessages } from '../i18n/MessageSet';
import { accounts } from './en/accounts';

/** Sentences of the account widgets. */
export const accountsMessages = /* @__PURE__ */ defineMessages(accounts, {
  fr: async () => (await import('./fr/accounts')).accounts,
  zh: async () => (await import('./zh/accounts')).accounts,
});
