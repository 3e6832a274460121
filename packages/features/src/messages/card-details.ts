import { defineMessages } from '../i18n/MessageSet';
import { cardDetails } from './en/card-details';

/** Sentences of details and forms of a card. */
export const cardDetailsMessages = /* @__PURE__ */ defineMessages(cardDetails, {
  fr: async () => (await import('./fr/card-details')).cardDetails,
  zh: async () => (await import('./zh/card-details')).cardDetails,
});
