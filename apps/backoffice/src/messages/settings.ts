import { defineMessages } from '@corridor/features';
import { settings } from './en/settings';

/** What is set in each place of the settings. */
export const settingMessages = /* @__PURE__ */ defineMessages(settings, {
  fr: async () => (await import('./fr/settings')).settings,
  zh: async () => (await import('./zh/settings')).settings,
});
