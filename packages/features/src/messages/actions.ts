import { defineMessages } from '../i18n/MessageSet';
import { actions } from './en/actions';

/** Sentences of the question before an action, on one record or many. */
export const actionMessages = /* @__PURE__ */ defineMessages(actions, {
  fr: async () => (await import('./fr/actions')).actions,
  zh: async () => (await import('./zh/actions')).actions,
});
