import { defineMessages } from '../i18n/MessageSet';
import { beneficiaries } from './en/beneficiaries';

/** Sentences of the beneficiary widgets. */
export const beneficiariesMessages = /* @__PURE__ */ defineMessages(beneficiaries, {
  fr: async () => (await import('./fr/beneficiaries')).beneficiaries,
  zh: async () => (await import('./zh/beneficiaries')).beneficiaries,
});
