import { defineMessages } from '../i18n/MessageSet';
import { beneficiaryList } from './en/beneficiary-list';

/** Sentences of the list of beneficiaries and of what is done there. */
export const beneficiaryListMessages = /* @__PURE__ */ defineMessages(beneficiaryList, {
  fr: async () => (await import('./fr/beneficiary-list')).beneficiaryList,
  zh: async () => (await import('./zh/beneficiary-list')).beneficiaryList,
});
