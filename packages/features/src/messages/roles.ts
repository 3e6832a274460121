import { defineMessages } from '../i18n/MessageSet';
import { roles } from './en/roles';

/** Sentences of the role widgets. */
export const rolesMessages = /* @__PURE__ */ defineMessages(roles, {
  fr: async () => (await import('./fr/roles')).roles,
  zh: async () => (await import('./zh/roles')).roles,
});
