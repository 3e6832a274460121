import { defineMessages } from '@corridor/features';
import { mailbox } from './en/mailbox';

/** Sentences of the demo’s mails. */
export const mailboxMessages = /* @__PURE__ */ defineMessages(mailbox, {
  fr: async () => (await import('./fr/mailbox')).mailbox,
  zh: async () => (await import('./zh/mailbox')).mailbox,
});
