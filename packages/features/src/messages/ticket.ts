import { defineMessages } from '../i18n/MessageSet';
import { ticket } from './en/ticket';

/** Sentences of the tickets by which money is moved. */
export const ticketMessages = /* @__PURE__ */ defineMessages(ticket, {
  fr: async () => (await import('./fr/ticket')).ticket,
  zh: async () => (await import('./zh/ticket')).ticket,
});
