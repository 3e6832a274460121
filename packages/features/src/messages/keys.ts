import { defineMessages } from '../i18n/MessageSet';
import { keys } from './en/keys';

/** What the keys of a list do. */
export const keyMessages = /* @__PURE__ */ defineMessages(keys, {
  fr: async () => (await import('./fr/keys')).keys,
  zh: async () => (await import('./zh/keys')).keys,
});
