import { defineMessages } from '../i18n/MessageSet';
import { dashboard } from './en/dashboard';

/** Sentences of the dashboard widgets. */
export const dashboardMessages = /* @__PURE__ */ defineMessages(dashboard, {
  fr: async () => (await import('./fr/dashboard')).dashboard,
  zh: async () => (await import('./zh/dashboard')).dashboard,
});
