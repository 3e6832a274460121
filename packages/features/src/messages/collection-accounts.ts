import { defineMessages } from '../i18n/MessageSet';
import { collectionAccounts } from './en/collection-accounts';

/** Sentences of the collection account widgets. */
export const collectionAccountsMessages = /* @__PURE__ */ defineMessages(collectionAccounts, {
  fr: async () => (await import('./fr/collection-accounts')).collectionAccounts,
  zh: async () => (await import('./zh/collection-accounts')).collectionAccounts,
});
