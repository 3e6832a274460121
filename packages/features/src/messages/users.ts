import { defineMessages } from '../i18n/MessageSet';
import { users } from './en/users';

/** Sentences of the user widgets. */
export const usersMessages = /* @__PURE__ */ defineMessages(users, {
  fr: async () => (await import('./fr/users')).users,
  zh: async () => (await import('./zh/users')).users,
});
