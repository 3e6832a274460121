import { defineMessages } from '../i18n/MessageSet';
import { cardNumber } from './en/card-number';

/** Sentences about the number of a card, for who asks to see it. */
export const cardNumberMessages = /* @__PURE__ */ defineMessages(cardNumber, {
  fr: async () => (await import('./fr/card-number')).cardNumber,
  zh: async () => (await import('./zh/card-number')).cardNumber,
});
