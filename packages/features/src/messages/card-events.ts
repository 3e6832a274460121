import { defineMessages } from '../i18n/MessageSet';
import { cardEvents } from './en/card-events';

/** Sentences of the card record widgets. */
export const cardEventsMessages = /* @__PURE__ */ defineMessages(cardEvents, {
  fr: async () => (await import('./fr/card-events')).cardEvents,
  zh: async () => (await import('./zh/card-events')).cardEvents,
});
