import { defineMessages } from '../i18n/MessageSet';
import { refusals } from './en/refusals';

/** Why requests are refused, by the codes of core's reasons; fetched once the page is calm, or with the first refusal. */
export const refusalMessages = /* @__PURE__ */ defineMessages(refusals, {
  fr: async () => (await import('./fr/refusals')).refusals,
  zh: async () => (await import('./zh/refusals')).refusals,
});
