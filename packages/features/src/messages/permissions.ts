import { defineMessages } from '../i18n/MessageSet';
import { permissions } from './en/permissions';

/** Sentences of the permission widgets. */
export const permissionsMessages = /* @__PURE__ */ defineMessages(permissions, {
  fr: async () => (await import('./fr/permissions')).permissions,
  zh: async () => (await import('./zh/permissions')).permissions,
});
