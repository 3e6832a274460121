import { defineMessages } from '../i18n/MessageSet';
import { merchants } from './en/merchants';

/** Sentences of the merchant widgets. */
export const merchantsMessages = /* @__PURE__ */ defineMessages(merchants, {
  fr: async () => (await import('./fr/merchants')).merchants,
  zh: async () => (await import('./zh/merchants')).merchants,
});
