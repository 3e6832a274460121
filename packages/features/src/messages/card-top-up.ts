import { defineMessages } from '../i18n/MessageSet';
import { cardTopUp } from './en/card-top-up';

/** Sentences of a card’s top-up, for who opens it. */
export const cardTopUpMessages = /* @__PURE__ */ defineMessages(cardTopUp, {
  fr: async () => (await import('./fr/card-top-up')).cardTopUp,
  zh: async () => (await import('./zh/card-top-up')).cardTopUp,
});
