import { defineMessages } from '../i18n/MessageSet';
import { notifications } from './en/notifications';

/** Sentences of notifications. */
export const notificationsMessages = /* @__PURE__ */ defineMessages(notifications, {
  fr: async () => (await import('./fr/notifications')).notifications,
  zh: async () => (await import('./zh/notifications')).notifications,
});
