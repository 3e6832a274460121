import { defineMessages } from '../i18n/MessageSet';
import { balanceInquiry } from './en/balance-inquiry';

/** Sentences of the cardholder’s balance inquiry. */
export const balanceInquiryMessages = /* @__PURE__ */ defineMessages(balanceInquiry, {
  fr: async () => (await import('./fr/balance-inquiry')).balanceInquiry,
  zh: async () => (await import('./zh/balance-inquiry')).balanceInquiry,
});
