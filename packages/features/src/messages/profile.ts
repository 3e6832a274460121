import { defineMessages } from '../i18n/MessageSet';
import { profile } from './en/profile';

/** Sentences of one's own profile and sessions. */
export const profileMessages = /* @__PURE__ */ defineMessages(profile, {
  fr: async () => (await import('./fr/profile')).profile,
  zh: async () => (await import('./zh/profile')).profile,
});
