import { defineMessages } from '../i18n/MessageSet';
import { signIn } from './en/sign-in';

/** Sentences of the way in; those of all session widgets have them too. */
export const signInMessages = /* @__PURE__ */ defineMessages(signIn, {
  fr: async () => (await import('./fr/sign-in')).signIn,
  zh: async () => (await import('./zh/sign-in')).signIn,
});
