import { defineMessages } from '../i18n/MessageSet';
import { shops } from './en/shops';

/** Sentences of the shop widgets. */
export const shopsMessages = /* @__PURE__ */ defineMessages(shops, {
  fr: async () => (await import('./fr/shops')).shops,
  zh: async () => (await import('./zh/shops')).shops,
});
