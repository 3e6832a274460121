import { defineMessages } from '../i18n/MessageSet';
import { time } from './en/time';

/** Names of date ranges. */
export const timeMessages = /* @__PURE__ */ defineMessages(time, {
  fr: async () => (await import('./fr/time')).time,
  zh: async () => (await import('./zh/time')).time,
});
