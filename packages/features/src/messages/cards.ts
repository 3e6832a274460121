import { defineMessages } from '../i18n/MessageSet';
import { cards } from './en/cards';

/** Sentences of the card widgets. */
export const cardsMessages = /* @__PURE__ */ defineMessages(cards, {
  fr: async () => (await import('./fr/cards')).cards,
  zh: async () => (await import('./zh/cards')).cards,
});
