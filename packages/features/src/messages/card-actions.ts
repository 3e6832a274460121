import { defineMessages } from '../i18n/MessageSet';
import { cardActions } from './en/card-actions';

/** What is asked and said when an action is done to cards. */
export const cardActionMessages = /* @__PURE__ */ defineMessages(cardActions, {
  fr: async () => (await import('./fr/card-actions')).cardActions,
  zh: async () => (await import('./zh/card-actions')).cardActions,
});
