import { defineMessages } from '../i18n/MessageSet';
import { enablement } from './en/enablement';

/** Words of the general on/off status. */
export const enablementMessages = /* @__PURE__ */ defineMessages(enablement, {
  fr: async () => (await import('./fr/enablement')).enablement,
  zh: async () => (await import('./zh/enablement')).enablement,
});
