import { defineMessages } from '../i18n/MessageSet';
import { details } from './en/details';

/** Sentences of the details of a record: its tabs, timeline and relations. */
export const detailMessages = /* @__PURE__ */ defineMessages(details, {
  fr: async () => (await import('./fr/details')).details,
  zh: async () => (await import('./zh/details')).details,
});
